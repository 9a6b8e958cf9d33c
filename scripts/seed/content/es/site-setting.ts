import type { SiteSettingSeed } from '../../content-types';

export const siteSetting = {
  ministryName: 'Ministerio Cumbre del Alba',
  tagline: 'Oración, enseñanza y cuidado pastoral',
  pastorName: 'Pastor',
  defaultDescription:
    'Oración, cuidado pastoral, artículos y formación para líderes, y misiones en Pakistán y Ecuador.',
  footerText: 'Oración, enseñanza y cuidado para familias, pastores e iglesias, en español y en inglés.',
  contactEmail: 'hola@example.org',
  contactPhone: '+1 202-555-0143',
  contactAddress: 'Calle Ejemplo 100, Ciudad Ejemplo',
  concernEmail: null,
  givingPakistanUrl: 'https://example.org/es/give/pakistan',
  givingEcuadorUrl: 'https://example.org/es/give/ecuador',
  givingGeneralUrl: 'https://example.org/es/give',
  readingBookUrl: 'https://example.org/es/books/first-steps',
  discipleshipUrl: 'https://example.org/es/discipleship',
  salvationsCount: 47367,
  healingsCount: 39612,
  socialImage: 'social-image',
} satisfies SiteSettingSeed;
