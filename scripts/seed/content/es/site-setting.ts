import type { SiteSettingSeed } from '../../content-types';

export const siteSetting = {
  ministryName: 'Ministerio Cumbre del Alba',
  tagline: 'Oración, enseñanza y cuidado pastoral',
  pastorName: 'Pastor',
  defaultDescription:
    'Oración, cuidado pastoral, artículos y formación para líderes, y misiones en Pakistán y Ecuador.',
  footerText: 'Oración, enseñanza y cuidado para familias, pastores e iglesias, en español y en inglés.',
  contactEmail: 'hello@example.org',
  contactPhone: '+1 202-555-0143',
  contactAddress: null,
  concernEmail: null,
  readingBookUrl: 'https://example.org/libros/primeros-pasos',
  discipleshipUrl: 'https://example.org/discipleship',
  salvationsCount: 47367,
  healingsCount: 39612,
  socialImage: 'social-image',
} satisfies SiteSettingSeed;
