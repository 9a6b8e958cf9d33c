import { builtInLocale, type BuiltInLocale, type Locale } from '@contracts/language';

const limitsOfConfidence = {
  en: 'what-we-cannot-keep-to-ourselves',
  es: 'lo-que-no-podemos-callar',
} as const satisfies Record<BuiltInLocale, string>;

const retention = {
  en: 'how-long-we-keep-it',
  es: 'cuanto-tiempo-lo-guardamos',
} as const satisfies Record<BuiltInLocale, string>;

export const paths = {
  home: '/',
  /** The home page with the gospel presentation. */
  gospel: '/?gospel=1',
  resources: '/resources',
  prayer: '/prayer',
  /** Where somebody tells what happened after a prayer request. */
  prayerThanks: '/prayer/thanks',
  support: '/support',
  contact: '/contact',
  /** The form that the marriage ministry's page opens as a dialog. */
  counseling: '/counseling',
  propheticMinistry: '/prophetic-ministry',
  marriageMinistry: '/marriage-ministry',
  mensMinistry: '/mens-ministry',
  about: '/about',
  privacy: '/privacy',
  /** Names what the team may have to report. The section's id is its heading, so it depends on the language. */
  limitsOfConfidence: (locale: Locale) => `/privacy#${limitsOfConfidence[builtInLocale(locale)]}`,
  /** Retention, and how to have a request deleted. */
  retention: (locale: Locale) => `/privacy#${retention[builtInLocale(locale)]}`,
  /** Pages that a visitor has kept on the device, to read offline. */
  kept: '/kept',
  /** Where anybody checks the number of a certificate. */
  certificate: '/certificate',
  admin: '/admin',
  desk: '/desk',
  /** Strapi's admin panel; not a page of this application. */
  panel: '/admin/panel',
  article: (slug: string) => `/resources?article=${encodeURIComponent(slug)}`,
  training: '/resources?tab=training',
  module: (slug: string) => `/resources?module=${encodeURIComponent(slug)}`,
  books: '/resources?tab=resources',
  /** The timeline as a page, for browsers without scripts. */
  revival: '/revival',
  studyPlan: '/study-plan',
  /** How to lead a group that talks about a module. */
  leaderSheet: (slug: string) => `/leader-sheet?module=${encodeURIComponent(slug)}`,
  book: (id: string) => `/resources?tab=resources#book-${encodeURIComponent(id)}`,
  /** Opens the timeline at one of its events. */
  revivalEvent: (event: string) => `/?event=${encodeURIComponent(event)}#revival`,
  section: (id: SectionId) => `/#${id}`,
} as const;

export type SectionId = 'home' | 'resources' | 'about' | 'revival' | 'support' | 'prayer';
