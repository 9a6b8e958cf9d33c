import type { Locale } from '../../cms/src/api/site-setting/contract';
import { readArticles } from './article-files';
import { homePage as homePageEn } from './content/en/home-page';
import { prayerPage as prayerPageEn } from './content/en/prayer-page';
import { resourcesPage as resourcesPageEn } from './content/en/resources-page';
import { siteSetting as siteSettingEn } from './content/en/site-setting';
import { homePage as homePageEs } from './content/es/home-page';
import { prayerPage as prayerPageEs } from './content/es/prayer-page';
import { resourcesPage as resourcesPageEs } from './content/es/resources-page';
import { siteSetting as siteSettingEs } from './content/es/site-setting';

/** An entry's fields; scripture stands as a reference, a picture as the name it has in the Media Library. */
export type SeedData = Readonly<Record<string, unknown>>;

export interface Seeder {
  readonly uid: string;
  /** The field, shared by the languages, that tells one entry from another; a single type has none. */
  readonly keyField?: string;
  entries(locale: Locale): readonly SeedData[];
}

function single(uid: string, byLocale: Readonly<Record<Locale, SeedData>>): Seeder {
  return { uid, entries: (locale) => [byLocale[locale]] };
}

/** Everything that is seeded, in this order: what others refer to comes first. */
export const seeders: readonly Seeder[] = [
  single('api::site-setting.site-setting', { en: siteSettingEn, es: siteSettingEs }),
  single('api::home-page.home-page', { en: homePageEn, es: homePageEs }),
  single('api::resources-page.resources-page', { en: resourcesPageEn, es: resourcesPageEs }),
  single('api::prayer-page.prayer-page', { en: prayerPageEn, es: prayerPageEs }),
  { uid: 'api::article.article', keyField: 'slug', entries: readArticles },
];
