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
    ['crisisLines'],
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
    crisisLines: { label: 'Crisis lines', description: 'Who to call in an emergency, by country' },
    socialImage: { label: 'Picture for shared links', description: '1200 × 630 pixels' },
  },
};

const crisisLine: PanelView = {
  namedBy: 'name',
  rows: [['country', 'countryCode'], ['name', 'phone'], ['note']],
  fields: {
    country: { label: 'Country' },
    countryCode: {
      label: 'Country code',
      description: 'Two capital letters, such as US or EC. ZZ means all other countries',
    },
    name: { label: 'Who answers' },
    phone: { label: 'Number', description: 'As it is dialed within the country' },
    note: { label: 'Note', description: 'Optional' },
  },
};

export async function arrangeSiteSetting(strapi: Core.Strapi): Promise<void> {
  await arrangeOnce(strapi, 'api::site-setting.site-setting', settings);
  await arrangeOnce(strapi, 'site.crisis-line', crisisLine);
}
