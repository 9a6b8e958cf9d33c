import type { Locale } from '../../cms/src/api/site-setting/contract';
import { readArticles } from './article-files';
import { pageSeeders } from './page-seeders';

/** An entry's fields; scripture stands as a reference, a picture as the name it has in the Media Library. */
export type SeedData = Readonly<Record<string, unknown>>;

export interface Seeder {
  readonly uid: string;
  /** The field, shared by the languages, that tells one entry from another; a single type has none. */
  readonly keyField?: string;
  entries(locale: Locale): readonly SeedData[];
}

/** Everything that is seeded, in this order: what others refer to comes first. */
export const seeders: readonly Seeder[] = [
  ...pageSeeders,
  { uid: 'api::article.article', keyField: 'slug', entries: readArticles },
];
