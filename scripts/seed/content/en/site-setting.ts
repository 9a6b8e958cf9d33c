import type { SiteSettingSeed } from '../../content-types';

export const siteSetting = {
  ministryName: 'Daybreak Ridge Ministries',
  tagline: 'Prayer, teaching and pastoral care',
  pastorName: 'Pastor',
  defaultDescription:
    'A ministry of prayer and pastoral care, with articles, training for church leaders and missions in Pakistan and Ecuador, in English and Spanish.',
  footerText: 'Prayer, teaching and care for families, pastors and churches, in English and Spanish.',
  contactEmail: 'hello@example.org',
  contactPhone: '+1 202-555-0143',
  contactAddress: null,
  concernEmail: null,
  readingBookUrl: 'https://example.org/books/first-steps',
  discipleshipUrl: 'https://example.org/discipleship',
  salvationsCount: 47367,
  healingsCount: 39612,
  socialImage: 'social-image',
} satisfies SiteSettingSeed;
