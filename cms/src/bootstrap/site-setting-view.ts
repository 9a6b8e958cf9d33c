import type { Core } from '@strapi/strapi';
import { arrangeOnce, type PanelView } from './panel-view';

const settings: PanelView = {
  rows: [
    ['ministryName', 'pastorName'],
    ['tagline'],
    ['defaultDescription'],
    ['footerText'],
    ['contactEmail', 'contactPhone'],
    ['contactAddress'],
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
    tagline: { label: 'Line beside the name' },
    defaultDescription: {
      label: 'Description for search engines',
      description: 'Where a page has none of its own',
    },
    footerText: { label: 'Text in the footer' },
    contactEmail: { label: 'E-mail' },
    contactPhone: { label: 'Telephone' },
    contactAddress: { label: 'Postal address' },
    salvationsCount: { label: 'Counter: salvations', description: 'Please change it in both languages' },
    healingsCount: { label: 'Counter: healings', description: 'Please change it in both languages' },
    givingPakistanUrl: {
      label: 'Giving link: Pakistan',
      description: 'The whole address, beginning with https://',
    },
    givingEcuadorUrl: { label: 'Giving link: Ecuador' },
    givingGeneralUrl: { label: 'Giving link: general fund', description: 'Without it the card has no button' },
    readingBookUrl: { label: 'Book link', description: 'At the end of the gospel presentation' },
    discipleshipUrl: { label: 'Discipleship website' },
    crisisLines: { label: 'Crisis lines', description: 'Whom to call in danger, country by country' },
    socialImage: { label: 'Picture of shared links', description: '1200 × 630 pixels' },
  },
};

const crisisLine: PanelView = {
  namedBy: 'name',
  rows: [['country', 'countryCode'], ['name', 'phone'], ['note']],
  fields: {
    country: { label: 'Country' },
    countryCode: { label: 'Country code', description: 'Two capital letters: US, EC. ZZ stands for all others' },
    name: { label: 'Who answers' },
    phone: { label: 'Number', description: 'As it is dialled inside the country' },
    note: { label: 'Note', description: 'May be left empty' },
  },
};

export async function arrangeSiteSetting(strapi: Core.Strapi): Promise<void> {
  await arrangeOnce(strapi, 'api::site-setting.site-setting', settings);
  await arrangeOnce(strapi, 'site.crisis-line', crisisLine);
}
