import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleAnswerSchema, articleListSchema } from '../../cms/src/contracts/article';
import { bookListSchema } from '../../cms/src/contracts/book';
import { eventMediaListSchema, mediaOfEventPath } from '../../cms/src/contracts/event-media';
import { type BuiltInLocale, builtInLocales } from '../../cms/src/contracts/language';
import { leaderSheetAnswerSchema } from '../../cms/src/contracts/leader-sheet';
import { optionsPerQuestion } from '../../cms/src/contracts/quiz-rules';
import { questionsPerQuiz, quizAnswerSchema } from '../../cms/src/contracts/quiz';
import { revivalEventsSchema } from '../../cms/src/contracts/revival-event';
import { bookName } from '../../cms/src/contracts/scripture';
import {
  listLengths,
  minimumScriptureReferences,
  moduleCount,
  trainingModuleAnswerSchema,
  trainingModuleListSchema,
} from '../../cms/src/contracts/training-module';
import { revivalEvents as revivalEventsEn } from './content/en/revival-events';
import { revivalEvents as revivalEventsEs } from './content/es/revival-events';
import { covers } from './content/covers';
import { eventMedia } from './content/event-media';
import { isRecord } from './is-record';
import { pageSeeders } from './seeders';
import { passage, versesIn } from './scripture/passage';
import { quotedReferences } from './scripture/quoted-references';
import { startTestCms, type TestCms } from './test-cms';

/** A passage as the API serves it, in a component or in the tree of an article. */
interface ServedQuotation {
  readonly verse: string;
  readonly reference: string;
}

function textOf(inline: unknown): string {
  if (Array.isArray(inline)) return inline.map(textOf).join('');
  if (!isRecord(inline)) return '';
  if (inline['type'] === 'break') return ' ';
  return typeof inline['text'] === 'string' ? inline['text'] : textOf(inline['children']);
}

/** Every quotation in an answer, however deep it lies. */
function quotationsIn(value: unknown): ServedQuotation[] {
  if (Array.isArray(value)) return value.flatMap(quotationsIn);
  if (!isRecord(value)) return [];
  const { verse, reference, children, type } = value;
  if (typeof reference === 'string') {
    if (typeof verse === 'string') return [{ verse, reference }];
    if (type === 'scripture') return [{ verse: textOf(children), reference }];
  }
  return Object.values(value).flatMap(quotationsIn);
}

/** What every schema of a contract can do. */
interface Schema<Output> {
  readonly '~standard': {
    validate(value: unknown): { value: Output; issues?: undefined } | { issues: unknown } | Promise<unknown>;
  };
}

/** Slug, title and category. */
const course = [
  ['hospital-visitation', 'Hospital Visitation', 'Pastoral Care'],
  ['pastoral-counseling-101', 'Pastoral Counseling 101', 'Pastoral Care'],
  ['premarital-counseling', 'Premarital Counseling', 'Marriage Ministry'],
  ['marriage-counseling', 'Marriage Counseling', 'Marriage Ministry'],
  ['leading-weddings-rehearsals', 'Leading Weddings & Rehearsals', 'Ceremonies'],
  ['grief-counseling', 'Grief Counseling', 'Pastoral Care'],
  ['depression-suicidal-thoughts', 'Depression & Suicidal Thoughts', 'Crisis Care'],
  ['funerals-memorial-services', 'Funerals & Memorial Services', 'Ceremonies'],
] as const;
const moduleSlugs = course.map(([slug]) => slug);

const bookCategories: Readonly<Record<BuiltInLocale, readonly string[]>> = {
  en: ['Spiritual Growth', 'Prophetic'],
  es: ['Profético', 'Crecimiento espiritual'],
};

const revivalEvents = { en: revivalEventsEn, es: revivalEventsEs };

const videos = ['pastor-video', 'august16-promo-video'];
const pictures = [
  'hero-image',
  'overcoming-book-cover',
  'prophetic-plan-book-cover',
  'prophetic-word-2025',
  ...videos.map((name) => `${name}-poster`),
  ...[1, 2, 3, 4, 5, 6].map((number) => `retreat-image${number}`),
];

describe('the seeded content over HTTP', () => {
  let cms: TestCms;
  let url: string;

  beforeAll(async () => {
    cms = await startTestCms();
    url = await new Promise((resolve) => {
      const server = cms.strapi.server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        resolve(`http://127.0.0.1:${port}`);
      });
    });
  });

  afterAll(() => cms.stop());

  async function answer(path: string, locale: BuiltInLocale): Promise<unknown> {
    const response = await fetch(`${url}/api/${path}?locale=${locale}`);
    expect(response.status, path).toBe(200);
    return response.json();
  }

  async function get<Output>(schema: Schema<Output>, path: string, locale: BuiltInLocale): Promise<Output> {
    const result = await schema['~standard'].validate(await answer(path, locale));
    if (typeof result !== 'object' || result === null || !('value' in result)) {
      throw new Error(`${path} (${locale}) is not as its contract says: ${JSON.stringify(result)}`);
    }
    return result.value as Output;
  }

  describe.each(builtInLocales)('in “%s”', (locale) => {
    it('has the eight modules in their order, each whole and with its quiz and cover', async () => {
      const { data: list } = await get(trainingModuleListSchema, 'training-modules', locale);
      expect(list.map(({ slug }) => slug)).toEqual(moduleSlugs);
      expect(list.map(({ number }) => number)).toEqual(Array.from({ length: moduleCount }, (_, index) => index + 1));

      for (const slug of moduleSlugs) {
        const { data } = await get(trainingModuleAnswerSchema, `training-modules/${slug}`, locale);
        expect(data.locale).toBe(locale);
        expect(data.scriptureReferences.length).toBeGreaterThanOrEqual(minimumScriptureReferences);
        expect(data.cover).toMatchObject({ image: { width: 1280, height: 720 }, alt: covers[slug]?.[locale] });
        expect(data.quiz).toEqual({
          key: `${slug}-quiz`,
          questions: ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((id) => ({
            id,
            type: id === 'q2' || id === 'q5' ? 'true-false' : 'multiple-choice',
          })),
        });
        for (const [name, length] of Object.entries(listLengths)) {
          expect(new Set(data[name as keyof typeof listLengths]).size, `${slug}: ${name}`).toBe(length);
        }
      }
    });

    it('has a leader’s sheet for every module: a meeting of an hour to an hour and a half, with questions', async () => {
      for (const slug of moduleSlugs) {
        const { data } = await get(leaderSheetAnswerSchema, `leader-sheets/${slug}`, locale);
        const minutes = data.steps.reduce((sum, step) => sum + step.minutes, 0);
        expect(minutes, slug).toBeGreaterThanOrEqual(60);
        expect(minutes, slug).toBeLessThanOrEqual(90);
        expect(data.preparation, slug).toEqual(expect.any(String));
        expect(data.questions.length, slug).toBeGreaterThanOrEqual(5);
        for (const question of data.questions) expect(question).toMatch(/\?$/);
      }
    });

    it('has eight quizzes of six questions, the second and the fifth true or false', async () => {
      for (const slug of moduleSlugs) {
        const { data } = await get(quizAnswerSchema, `quizzes/${slug}-quiz`, locale);
        expect(data.locale).toBe(locale);
        expect(data.questions).toHaveLength(questionsPerQuiz);
        for (const [index, question] of data.questions.entries()) {
          expect(question.id).toBe(`q${index + 1}`);
          expect(question.type).toBe(index === 1 || index === 4 ? 'true-false' : 'multiple-choice');
          if (question.type === 'true-false') continue;
          expect(new Set(question.options).size, `${slug} ${question.id}`).toBe(optionsPerQuestion);
        }
      }
    });

    it('has two books of that language, each with its cover', async () => {
      const { data } = await get(bookListSchema, 'books', locale);
      expect(data.map(({ category }) => category)).toEqual(bookCategories[locale]);
      expect(data.map((book) => book.locale)).toEqual([locale, locale]);
      for (const { title, cover } of data) expect(cover, title).toMatchObject({ width: 800, height: 1200 });
    });

    it('has four articles, each with its cover', async () => {
      const { data } = await get(articleListSchema, 'articles', locale);
      expect(data).toHaveLength(4);
      expect(data.map((article) => article.locale)).toEqual(Array<BuiltInLocale>(4).fill(locale));
      for (const { slug } of data) {
        const { data: article } = await get(articleAnswerSchema, `articles/${slug}`, locale);
        expect(article.cover).toMatchObject({ image: { width: 1280, height: 720 }, alt: covers[slug]?.[locale] });
      }
    });

    it('has the revival events, the newest first, each with what is shown of it', async () => {
      const list = await get(revivalEventsSchema, 'revival-events', locale);
      const expected = revivalEvents[locale].map(({ region, placeIsRegionOnly, location, ...event }) => ({
        ...event,
        locale,
        location: placeIsRegionOnly ? region : location,
      }));
      expect(list.map(({ id: _, ...event }) => event)).toEqual(expected);

      const shown = new Map(Object.entries(eventMedia));
      for (const { id, date } of list) {
        const media = await get(eventMediaListSchema, mediaOfEventPath(id).replace('/api/', ''), locale);
        const expectedMedia = shown.get(date)?.map(({ captionEs, caption, ...item }) => ({
          ...item,
          caption: locale === 'es' ? captionEs : caption,
          locale,
        }));
        expect(media.map(({ id: _, sortOrder, ...item }) => item)).toEqual(expectedMedia);
        for (const address of media.flatMap(({ mediaUrl, thumbnailUrl }) => [mediaUrl, thumbnailUrl ?? mediaUrl])) {
          expect((await fetch(`${url}${address}`, { method: 'HEAD' })).status, address).toBe(200);
        }
      }
    });

    it('quotes scripture word for word', async () => {
      const articles = (await get(articleListSchema, 'articles', locale)).data;
      const paths = [
        ...moduleSlugs.map((slug) => `training-modules/${slug}`),
        ...articles.map(({ slug }) => `articles/${slug}`),
        ...pageSeeders.map(({ uid }) => uid.replace(/^.*\./, '')),
      ];
      const served = (await Promise.all(paths.map((path) => answer(path, locale)))).flatMap(quotationsIn);

      const verses = versesIn(locale);
      const codes = new Map(
        [...verses.keys()].map((key) => key.split(' ')[0] ?? '').map((code) => [bookName(code, locale), code]),
      );
      for (const { verse, reference } of served) {
        const [, book = '', chapter = '', first = '', last = first] =
          /^(.+) (\d+):(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
        const whole: string[] = [];
        for (let number = Number(first); number <= Number(last); number += 1) {
          whole.push(verses.get(`${codes.get(book) ?? book} ${chapter}:${number}`) ?? `(there is no ${reference})`);
        }
        const [before, after, ...more] = whole.join(' ').split(verse);
        expect(more, reference).toEqual([]);
        expect(before, `${reference}: ${verse}`).toMatch(/^[“‘«]*$/);
        expect(after, `${reference}: ${verse}`).toMatch(/^[”’»]*$/);
      }

      const expected = quotedReferences(locale).map((reference) => passage(reference, locale).reference);
      expect([...new Set(served.map(({ reference }) => reference))].sort()).toEqual(expected.sort());
    });
  });

  it.each([...pictures, ...videos])('has the file that the site asks for as %s', async (name) => {
    const response = await fetch(`${url}/api/assets/${name}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(videos.includes(name) ? /^video\/mp4$/ : /^image\//);
  });

  it('calls the English modules as the course does', async () => {
    const { data } = await get(trainingModuleListSchema, 'training-modules', 'en');
    expect(data.map(({ slug, title, category }) => [slug, title, category])).toEqual(course);
  });
});
