import type { Core } from '@strapi/strapi';
import { arrangeOnce, type PanelView } from './panel-view';

const settings: PanelView = {
  edition: 2,
  rows: [
    ['ministryName', 'pastorName'],
    ['tagline'],
    ['defaultDescription'],
    ['footerText'],
    ['contactEmail', 'contactPhone'],
    ['contactAddress'],
    ['concernEmail'],
    ['salvationsCount', 'healingsCount'],
    ['givingPakistanUrl'],
    ['givingEcuadorUrl'],
    ['givingGeneralUrl'],
    ['readingBookUrl'],
    ['discipleshipUrl'],
    ['socialImage'],
  ],
  fields: {
    ministryName: { label: 'Name of the ministry' },
    pastorName: { label: 'Name of the pastor' },
    tagline: { label: 'Line next to the name' },
    defaultDescription: {
      label: 'Description for search engines',
      description: 'Used on pages that have none of their own',
    },
    footerText: { label: 'Text in the footer' },
    contactEmail: { label: 'Email' },
    contactPhone: { label: 'Phone' },
    contactAddress: { label: 'Postal address' },
    concernEmail: {
      label: 'Email for concerns about the team',
      description:
        'Read by a person outside the team, such as a board member or a denominational office. Shown on the about page and the privacy page. If left empty, no address is offered',
    },
    salvationsCount: { label: 'Counter: salvations', description: 'Please change it in both languages' },
    healingsCount: { label: 'Counter: healings', description: 'Please change it in both languages' },
    givingPakistanUrl: {
      label: 'Giving link: Pakistan',
      description: 'The full address, starting with https://',
    },
    givingEcuadorUrl: { label: 'Giving link: Ecuador' },
    givingGeneralUrl: { label: 'Giving link: general fund', description: 'If left empty, the card has no button' },
    readingBookUrl: { label: 'Book link', description: 'At the end of the gospel presentation' },
    discipleshipUrl: { label: 'Discipleship website' },
    socialImage: { label: 'Picture for shared links', description: '1200 × 630 pixels' },
  },
};

const crisisLine: PanelView = {
  list: { columns: ['name', 'countryCode', 'kind', 'phone', 'lastCheckedOn'], sortedBy: 'position', order: 'ASC' },
  namedBy: 'name',
  rows: [
    ['countryCode', 'kind'],
    ['name'],
    ['phone', 'lastCheckedOn'],
    ['smsNumber', 'smsText'],
    ['languages', 'hours'],
    ['note'],
    ['position', 'key'],
  ],
  fields: {
    countryCode: {
      label: 'Country code',
      description: 'Two capital letters, such as US or EC. ZZ means all other countries. The same in both languages',
    },
    kind: {
      label: 'What it is for',
      description:
        'Emergency: police, fire, ambulance. Suicide: also other crises of the mind. Violence: at home. Children: a child being harmed',
    },
    name: { label: 'Who answers' },
    phone: {
      label: 'Number',
      description: 'The number alone, as it is dialed within the country. What to press next belongs in the note',
    },
    lastCheckedOn: {
      label: 'Last called on',
      description: 'The day on which you called the number and found it right. The same in both languages',
    },
    smsNumber: { label: 'Number for text messages', description: 'Optional' },
    smsText: { label: 'Word to text', description: 'Optional: put into the message, such as AYUDA' },
    languages: { label: 'Languages', description: 'As visitors read it: English and Spanish' },
    hours: { label: 'Hours', description: 'As visitors read it: at any hour' },
    note: { label: 'Note', description: 'Optional: press 2 for Spanish' },
    position: { label: 'Position in the list', description: 'The lowest number comes first, in both languages' },
    key: { label: 'Key', description: 'Not shown on the site; leave it as it is, and empty in a new one' },
  },
};

export async function arrangeSiteSetting(strapi: Core.Strapi): Promise<void> {
  await arrangeOnce(strapi, 'api::site-setting.site-setting', settings);
  await arrangeOnce(strapi, 'api::crisis-line.crisis-line', crisisLine);
}
