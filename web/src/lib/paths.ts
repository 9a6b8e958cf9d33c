import { builtInLocale, type BuiltInLocale, type Locale } from '@contracts/language';
import { sitePaths } from '@contracts/site-paths';

const limitsOfConfidence = {
  en: 'what-we-cannot-keep-to-ourselves',
  es: 'lo-que-no-podemos-callar',
} as const satisfies Record<BuiltInLocale, string>;

const retention = {
  en: 'how-long-we-keep-it',
  es: 'cuanto-tiempo-lo-guardamos',
} as const satisfies Record<BuiltInLocale, string>;

export const paths = {
  ...sitePaths,
  /** The form that the marriage ministry's page opens as a dialog. */
  counseling: '/counseling',
  /** Names what the team may have to report. The section's id is its heading, so it depends on the language. */
  limitsOfConfidence: (locale: Locale) => `/privacy#${limitsOfConfidence[builtInLocale(locale)]}`,
  /** Retention, and how to have a request deleted. */
  retention: (locale: Locale) => `/privacy#${retention[builtInLocale(locale)]}`,
  /** Pages that a visitor has kept on the device, to read offline. */
  kept: '/kept',
  admin: '/admin',
  desk: '/desk',
  /** Strapi's admin panel; not a page of this application. */
  panel: '/admin/panel',
  /** The timeline as a page, for browsers without scripts. */
  revival: '/revival',
  studyPlan: '/study-plan',
  /** How to lead a group that talks about a module. */
  leaderSheet: (slug: string) => `/leader-sheet?module=${encodeURIComponent(slug)}`,
  section: (id: SectionId) => `/#${id}`,
} as const;

export type SectionId = 'home' | 'resources' | 'about' | 'revival' | 'support' | 'prayer';
