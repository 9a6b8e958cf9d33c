import type { Locale } from '@contracts/site-setting';

const limitsOfConfidence = {
  en: 'what-we-cannot-keep-to-ourselves',
  es: 'lo-que-no-podemos-callar',
} as const satisfies Record<Locale, string>;

const retention = {
  en: 'how-long-we-keep-it',
  es: 'cuanto-tiempo-lo-guardamos',
} as const satisfies Record<Locale, string>;

/** Addresses of the site's own pages, so that no component spells one. */
export const paths = {
  home: '/',
  /** The home page with the gospel presentation. */
  gospel: '/?gospel=1',
  resources: '/resources',
  prayer: '/prayer',
  support: '/support',
  contact: '/contact',
  propheticMinistry: '/prophetic-ministry',
  marriageMinistry: '/marriage-ministry',
  mensMinistry: '/mens-ministry',
  about: '/about',
  privacy: '/privacy',
  /** What the team may have to tell others. The section is named after its heading, so by its language. */
  limitsOfConfidence: (locale: Locale) => `/privacy#${limitsOfConfidence[locale]}`,
  /** How long requests are kept, and how to have one deleted before. */
  retention: (locale: Locale) => `/privacy#${retention[locale]}`,
  admin: '/admin',
  /** An event in the admin's hands. */
  adminEvent: (id: string) => `/admin?event=${encodeURIComponent(id)}`,
  /** The CMS's own; no page of this application. */
  panel: '/admin/panel',
  article: (slug: string) => `/resources?article=${encodeURIComponent(slug)}`,
  training: '/resources?tab=training',
  module: (slug: string) => `/resources?module=${encodeURIComponent(slug)}`,
  books: '/resources?tab=resources',
  /** A book's card among the others. */
  book: (id: string) => `/resources?tab=resources#book-${encodeURIComponent(id)}`,
  /** The timeline of revival events, open above its section, at one of its events. */
  revivalEvent: (event: string) => `/?event=${encodeURIComponent(event)}#revival`,
  /** A section of the home page, from wherever the visitor is. */
  section: (id: SectionId) => `/#${id}`,
} as const;

/** The sections of the home page, which carry these ids. */
export type SectionId = 'home' | 'resources' | 'about' | 'revival' | 'support' | 'prayer';
