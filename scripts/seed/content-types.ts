import type { AboutPage } from '../../cms/src/api/about-page/contract';
import type { AnswerTemplate } from '../../cms/src/api/answer-template/contract';
import type { Article } from '../../cms/src/api/article/contract';
import type { Book } from '../../cms/src/api/book/contract';
import type { ContactPage } from '../../cms/src/api/contact-page/contract';
import type { CrisisLine } from '../../cms/src/api/crisis-line/contract';
import type { EventMedia } from '../../cms/src/api/event-media/contract';
import type { GospelPresentation } from '../../cms/src/api/gospel-presentation/contract';
import type { HomePage } from '../../cms/src/api/home-page/contract';
import type { LeaderSheet } from '../../cms/src/api/leader-sheet/contract';
import type { MarriageMinistryPage } from '../../cms/src/api/marriage-ministry-page/contract';
import type { Image, Picture, Video } from '../../cms/src/api/media/contract';
import type { MensMinistryPage } from '../../cms/src/api/mens-ministry-page/contract';
import type { Scripture } from '../../cms/src/api/page/contract';
import type { PrayerPage } from '../../cms/src/api/prayer-page/contract';
import type { PrivacyPage } from '../../cms/src/api/privacy-page/contract';
import type { PropheticMinistryPage } from '../../cms/src/api/prophetic-ministry-page/contract';
import type { Question } from '../../cms/src/api/quiz/contract';
import type { ResourcesPage } from '../../cms/src/api/resources-page/contract';
import type { RevivalEvent } from '../../cms/src/api/revival-event/contract';
import type { SiteSetting } from '../../cms/src/api/site-setting/contract';
import type { SupportPage } from '../../cms/src/api/support-page/contract';
import type { TrainingModule } from '../../cms/src/api/training-module/contract';
import type { VideoPreviewPage } from '../../cms/src/api/video-preview-page/contract';

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
export type CrisisLineWords = Pick<CrisisLine, 'name' | 'languages' | 'hours' | 'note' | 'smsText'>;

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

export type HomePageSeed = Written<Omit<HomePage, 'locale'>>;
export type PropheticMinistryPageSeed = Written<Omit<PropheticMinistryPage, 'locale'>>;
export type MarriageMinistryPageSeed = Written<Omit<MarriageMinistryPage, 'locale'>>;
export type MensMinistryPageSeed = Written<Omit<MensMinistryPage, 'locale'>>;
export type ContactPageSeed = Written<Omit<ContactPage, 'locale'>>;
export type SupportPageSeed = Written<Omit<SupportPage, 'locale'>>;
export type VideoPreviewPageSeed = Written<Omit<VideoPreviewPage, 'locale'>>;
export type GospelPresentationSeed = Written<Omit<GospelPresentation, 'locale'>>;

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

/** Here `location` is the place itself, which visitors may not see. */
export type RevivalEventSeed = Omit<RevivalEvent, 'id' | 'locale'> & { region: string; placeIsRegionOnly: boolean };

/** Its place among the event's media is its place in the list. Whether it is withdrawn is the ministry's alone to say. */
export type EventMediaSeed = Pick<EventMedia, 'mediaType' | 'mediaUrl' | 'thumbnailUrl'> & {
  /** In English. */
  caption: string;
  captionEs: string;
};

export type PrayerPageSeed = WithReference<Omit<PrayerPage, 'locale'>>;
