import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Example, ExampleDecision } from '../../contracts/site-setup';
import type { BuiltInLocale } from '../../contracts/language';
import { isRecord } from '../../lib/is-record';
import { type AnyRow, table } from '../../lib/table';
import { entryUids, isPage, pageUids, siteTypes, titleOf } from '../../site-types';
import { recordChange } from '../history/history';
import { isDraft, isPublished } from '../history/snapshot';
import { siteAddress } from '../preview/site-address';
import { presentFields } from '../reading/present-entry';
import { populateOf } from '../reading/schema-fields';
import { exampleMarkOf, storyMark } from './example-content';

/** What tells of people: testimonies, healings and numbers, by the type's fields. */
const aboutPeople: Readonly<Record<string, readonly string[]>> = {
  'api::home-page.home-page': ['answeredPrayers', 'counters.text'],
  'api::mens-ministry-page.mens-ministry-page': ['retreat.testimonies', 'retreat.figures', 'retreat.attendance'],
  'api::prophetic-ministry-page.prophetic-ministry-page': ['word.text', 'quote'],
  'api::revival-event.revival-event': ['description', 'attendance', 'salvations', 'healings'],
  'api::site-setting.site-setting': ['salvationsCount', 'healingsCount'],
  'api::support-page.support-page': ['gifts.text'],
  'api::training-module.training-module': ['personalStory'],
};

/** All texts and numbers of a part, in one line. */
const wordsOf = (value: unknown): string =>
  isRecord(value)
    ? Object.entries(value)
        .map(([name, part]) => (name === 'toldIn' ? '' : wordsOf(part)))
        .filter((words) => words !== '')
        .join(' · ')
    : typeof value === 'number'
      ? String(value)
      : typeof value === 'string'
        ? value.trim()
        : '';

export function createExamples(
  strapi: Core.Strapi,
  labelOf: (uid: string, field: string, language: BuiltInLocale) => string,
) {
  const markedTypes = [...pageUids, ...entryUids].flatMap((name) => {
    const uid = name as UID.ContentType;
    const { attributes } = strapi.contentType(uid);
    const mark = exampleMarkOf(attributes);
    return mark === undefined ? [] : [{ uid, attributes, mark }];
  });

  function statementsOf(uid: string, entry: Record<string, unknown>, language: BuiltInLocale): string[] {
    return (aboutPeople[uid] ?? []).flatMap((path) => {
      const value = path.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : null), entry);
      const label = typeof value === 'number' ? `${labelOf(uid, path, language)}: ` : '';
      const parts: unknown[] = Array.isArray(value) ? value : [value];
      return parts.map(wordsOf).flatMap((words) => (words === '' ? [] : `${label}${words}`));
    });
  }

  type MarkedType = (typeof markedTypes)[number];

  async function readType({ uid, attributes, mark }: MarkedType, language: BuiltInLocale, where: object = {}) {
    const populate = populateOf(strapi, attributes);
    const drafts = await table(strapi, uid).findMany({ where: { ...where, ...isDraft, [mark]: true }, populate });
    const ids = [...new Set(drafts.map(({ documentId }) => documentId))];
    const shown = await table(strapi, uid).findMany({
      select: ['documentId'],
      where: { documentId: { $in: ids }, ...isPublished },
    });
    return Promise.all(
      ids.map(async (documentId): Promise<Example> => {
        const versions: AnyRow[] = drafts.filter((draft) => draft.documentId === documentId);
        const entry = versions.find(({ locale }) => locale === language) ?? versions[0];
        if (entry === undefined) throw new Error(`${uid} ${documentId} has no draft`);
        const version = { documentId, locale: entry.locale ?? '', status: 'published' } as const;
        const isStory = mark === storyMark;
        const isShown = shown.some((one) => one.documentId === documentId);
        return {
          ...{ uid, documentId },
          page: siteTypes[uid]?.names ?? { en: uid, es: uid },
          title: titleOf(uid, entry),
          address: await siteAddress(strapi, uid, version),
          isHidden: !isShown || (isStory && wordsOf(entry['personalStory']) === ''),
          canHide: !isPage(uid),
          statements: statementsOf(uid, presentFields(strapi, attributes, entry), language),
        };
      }),
    );
  }

  /** Stories that were taken off, by entry and language. */
  const store = () => strapi.store({ type: 'plugin', name: 'hidden-stories' });

  /** Rows are written directly, because publishing a module would also publish its unfinished edits. */
  async function showStory(uid: UID.ContentType, documentId: string, isShown: boolean): Promise<void> {
    const rows: AnyRow[] = await table(strapi, uid).findMany({ where: { documentId } });
    for (const { id, locale, personalStory: story } of rows) {
      const key = `${documentId} ${locale ?? ''}`;
      if (!isShown && wordsOf(story) !== '') await store().set({ key, value: story });
      const personalStory = isShown ? ((await store().get({ key })) ?? story) : null;
      await strapi.db.query(uid).updateMany({ where: { id }, data: { personalStory } });
    }
  }

  async function show(uid: UID.ContentType, documentId: string, isShown: boolean): Promise<void> {
    // The calls are the same for each of the types.
    const documents = strapi.documents(uid as 'api::article.article');
    if (!isShown) {
      await documents.unpublish({ documentId, locale: '*' });
      return;
    }
    const drafts = await table(strapi, uid).findMany({ select: ['locale'], where: { documentId, ...isDraft } });
    for (const { locale } of drafts) {
      await documents.publish({ documentId, ...(locale === null ? {} : { locale }) });
    }
  }

  return {
    async list(language: BuiltInLocale): Promise<Example[]> {
      const found: Example[] = [];
      for (const type of markedTypes) found.push(...(await readType(type, language)));
      return found;
    },

    /** Confirmed is only what the admin has read: all that the example tells of people, in the admin's language. */
    async decide(
      { uid: name, documentId }: Pick<Example, 'uid' | 'documentId'>,
      decision: ExampleDecision,
      { language, by }: { language: BuiltInLocale; by: string | null },
    ): Promise<void> {
      const type = markedTypes.find(({ uid }) => uid === name);
      const [example] = type === undefined ? [] : await readType(type, language, { documentId });
      if (type === undefined || example === undefined) throw new errors.NotFoundError('This is no example');
      const { uid, mark } = type;
      if (decision.act === 'keep') {
        if (!isDeepStrictEqual(decision.confirmed, example.statements)) {
          throw new errors.ValidationError('Each statement about people has to be confirmed');
        }
        await strapi.db.query(uid).updateMany({ where: { documentId }, data: { [mark]: false } });
      } else if (!example.canHide) {
        throw new errors.ValidationError('A page stays on the site');
      } else if (mark === storyMark) {
        await showStory(uid, documentId, decision.act === 'show');
      } else {
        await show(uid, documentId, decision.act === 'show');
        return;
      }
      await recordChange(strapi, uid, by, { documentId });
    },
  };
}
