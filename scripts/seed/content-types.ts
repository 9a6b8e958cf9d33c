import type { AboutPage } from '../../cms/src/contracts/about-page';
import type { AnswerTemplate } from '../../cms/src/contracts/answer-template';
import type { Article } from '../../cms/src/contracts/article';
import type { Book } from '../../cms/src/contracts/book';
import type { CrisisLine } from '../../cms/src/contracts/crisis-line';
import type { EventMedia } from '../../cms/src/contracts/event-media';
import type { LeaderSheet } from '../../cms/src/contracts/leader-sheet';
import type { BuiltInLocale } from '../../cms/src/contracts/language';
import type { Image, Picture, Video } from '../../cms/src/contracts/media';
import type { Scripture } from '../../cms/src/contracts/page';
import type { PrayerPage } from '../../cms/src/contracts/prayer-page';
import type { PrivacyPage } from '../../cms/src/contracts/privacy-page';
import type { Question } from '../../cms/src/contracts/quiz';
import type { ResourcesPage } from '../../cms/src/contracts/resources-page';
import type { RevivalEvent } from '../../cms/src/contracts/revival-event';
import type { SiteSetting } from '../../cms/src/contracts/site-setting';
import type { TrainingModule } from '../../cms/src/contracts/training-module';

/** Scripture stands as a reference, a picture as its name in the Media Library, another entry as its key. */
export type SeedData = Readonly<Record<string, unknown>>;

export interface Seeder {
  readonly uid: string;
  /** None for a single type. Shared by the languages, entries are one document; otherwise one per language. */
  readonly keyField?: string;
  /** Asked once, in the default language, for a type that has no languages. */
  entries(locale: BuiltInLocale): readonly SeedData[] | Promise<readonly SeedData[]>;
}

/** A passage by its USFM book code, chapter and verses: `ROM 6:23`, `1CO 12:22-26`. Its text comes from the Bible. */
export type ScriptureReference = `${string} ${number}:${string}`;

export type AnswerTemplateSeed = Omit<AnswerTemplate, 'locale'>;

/** The name of a picture in the Media Library. */
export type AssetName = string;

type WithReference<Section extends { scripture: unknown }> = Omit<Section, 'scripture'> & {
  scripture: ScriptureReference;
};

/** What stands above an article's Markdown. */
export type ArticleSeed = Pick<Article, 'slug' | 'title' | 'excerpt' | 'category'> & { position: number; url: string };

export type SiteSettingSeed = Omit<SiteSetting, 'locale' | 'socialImage'> & { socialImage: AssetName | null };

/** What is the same in both languages. */
export type CrisisLineFacts = Pick<CrisisLine, 'countryCode' | 'kind' | 'phone' | 'smsNumber'>;
export type CrisisLineWords = Pick<CrisisLine, 'name' | 'languages' | 'hours' | 'note'> & { smsText: string | null };

/** Pictures and videos that the CMS finds by their names are no part of an entry. */
type FoundByName<Value> = NonNullable<Value> extends Image | Video ? true : false;

/** Content as it is written: scripture by its reference, and for a picture its description. */
type Written<Content> = Content extends Scripture
  ? ScriptureReference
  : Content extends Picture
    ? Omit<Picture, 'image'> & { image?: AssetName }
    : Content extends readonly (infer Item)[]
      ? Written<Item>[]
      : Content extends object
        ? { [Name in keyof Content as FoundByName<Content[Name]> extends true ? never : Name]: Written<Content[Name]> }
        : Content;

/** A page, as it is written in each language. */
export type PageSeed<Page> = Written<Omit<Page, 'locale'>>;

/** The body is Markdown. */
export type AboutPageSeed = Omit<AboutPage, 'locale' | 'body'> & { body: string };
export type PrivacyPageSeed = Omit<PrivacyPage, 'locale' | 'body' | 'updatedAt'> & { body: string };

export type ResourcesPageSeed = Omit<ResourcesPage, 'locale' | 'aboutTraining'> & {
  aboutTraining: WithReference<NonNullable<ResourcesPage['aboutTraining']>>;
};

/** One file a module and language; its quiz is the one whose key is the slug followed by `-quiz`. */
export type TrainingModuleSeed = Omit<
  TrainingModule,
  | 'locale'
  | 'cover'
  | 'quiz'
  | 'readingMinutes'
  | 'hasLeaderSheet'
  | 'scriptureReferences'
  | 'socialImage'
  | 'publishedAt'
  | 'updatedAt'
> & {
  scriptureReferences: ScriptureReference[];
  meetingPreparation: string;
  meetingSteps: LeaderSheet['steps'];
  discussionQuestions: string[];
};

/** The questions of one quiz; `correctAnswer` counts the options from 0, and `id` is the same in both languages. */
export type QuizSeed = { key: string; questions: Question[] };

/** The cover is named like the asset of the Media Library. */
export type BookSeed = Omit<Book, 'documentId' | 'locale' | 'cover'> & { cover: AssetName; position: number };

/** Here `location` is the location itself, which visitors may not see. */
export type RevivalEventSeed = Omit<RevivalEvent, 'id' | 'locale'> & { region: string; placeIsRegionOnly: boolean };

/** Its position among the event's media is that in the list. Whether it is withdrawn is the ministry's alone to say. */
export type EventMediaSeed = Pick<EventMedia, 'mediaType' | 'mediaUrl' | 'thumbnailUrl'> & {
  /** In English. */
  caption: string;
  captionEs: string;
};

export type PrayerPageSeed = WithReference<Omit<PrayerPage, 'locale'>>;
