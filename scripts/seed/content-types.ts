import type { Article } from '../../cms/src/api/article/contract';
import type { Book } from '../../cms/src/api/book/contract';
import type { HomePage } from '../../cms/src/api/home-page/contract';
import type { PrayerPage } from '../../cms/src/api/prayer-page/contract';
import type { Question } from '../../cms/src/api/quiz/contract';
import type { ResourcesPage } from '../../cms/src/api/resources-page/contract';
import type { SiteSetting } from '../../cms/src/api/site-setting/contract';
import type { TrainingModule } from '../../cms/src/api/training-module/contract';

/** A passage by its USFM book code, chapter and verses: `ROM 6:23`, `1CO 12:22-26`. Its text comes from the Bible. */
export type ScriptureReference = `${string} ${number}:${string}`;

/** The name of a picture in the Media Library. */
export type AssetName = string;

type WithReference<Section extends { scripture: unknown }> = Omit<Section, 'scripture'> & {
  scripture: ScriptureReference;
};

/** What stands above an article's Markdown. */
export type ArticleSeed = Pick<Article, 'slug' | 'title' | 'excerpt' | 'category'> & { position: number; url: string };

export type SiteSettingSeed = Omit<SiteSetting, 'locale' | 'socialImage'> & { socialImage: AssetName | null };

/** The hero's picture is found by its name and is not part of the entry. */
export type HomePageSeed = Omit<HomePage, 'locale' | 'hero' | 'prayer'> & {
  hero: WithReference<Omit<HomePage['hero'], 'image'>>;
  prayer: WithReference<HomePage['prayer']>;
};

export type ResourcesPageSeed = Omit<ResourcesPage, 'locale' | 'aboutTraining'> & {
  aboutTraining: WithReference<NonNullable<ResourcesPage['aboutTraining']>>;
};

/** One file a module and language; its quiz is the one whose key is the slug followed by `-quiz`. */
export type TrainingModuleSeed = Omit<
  TrainingModule,
  'locale' | 'quiz' | 'scriptureReferences' | 'publishedAt' | 'updatedAt'
> & { scriptureReferences: ScriptureReference[] };

/** The questions of one quiz; `correctAnswer` counts the options from 0, and `id` is the same in both languages. */
export type QuizSeed = { key: string; questions: Question[] };

/** The cover is named like the asset of the Media Library. */
export type BookSeed = Omit<Book, 'documentId' | 'locale' | 'cover'> & { cover: AssetName; position: number };

export type PrayerPageSeed = WithReference<Omit<PrayerPage, 'locale'>>;
