import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Example, ExampleDecision } from '../../contracts/site-setup';
import { type BuiltInLocale, builtInLocales, defaultLocale } from '../../contracts/language';
import { type AnyRow, table } from '../../lib/table';
import { entryUids, isPage, pageUids, siteTypes, titleOf } from '../../site-types';
import { recordChange } from '../history/history';
import { isPublished } from '../history/snapshot';
import { siteAddress } from '../preview/site-address';
import { presentFields } from '../reading/present-entry';
import { exampleMarkOf, populateOf } from '../reading/schema-fields';
import { changeHidden, isHiddenDocument, readHidden, tellings, unconfirmed } from './hidden-parts';

/** Statements in one language, each with its other words in another one; what only that one tells comes last. */
function paired(own: ReturnType<typeof tellings>, other: typeof own) {
  const left = [...other];
  const pairs = own.map((each) => {
    const there = left.findIndex(({ path }) => path === each.path);
    const [one = each] = there < 0 ? [] : left.splice(there, 1);
    return { ...each, translation: one.words === each.words ? null : one.words, lines: [each.line, one.line] };
  });
  return [...pairs, ...left.map((each) => ({ ...each, translation: null, lines: [each.line] }))];
}

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

  type MarkedType = (typeof markedTypes)[number];

  const readRows = ({ uid, attributes }: MarkedType, where: object): Promise<AnyRow[]> =>
    table(strapi, uid).findMany({ where, populate: populateOf(strapi, attributes) });

  const fieldsOf = ({ attributes }: MarkedType, row: AnyRow) => presentFields(strapi, attributes, row);

  /** Keeps what examples tell of people when they come, in all languages; later edits change nothing in it. */
  async function remember(where: object = {}): Promise<void> {
    const come: Record<string, string[]> = {};
    for (const type of markedTypes) {
      for (const row of await readRows(type, { ...where, [type.mark]: true })) {
        const lines = tellings(type.uid, fieldsOf(type, row)).map(({ line }) => line);
        come[row.documentId] = [...new Set([...(come[row.documentId] ?? []), ...lines])];
      }
    }
    await changeHidden(strapi, ({ told }) => ({ told: { ...come, ...told } }));
  }

  /** Reads what is published, because this is what an admin confirms. */
  async function readType(type: MarkedType, language: BuiltInLocale, where: object = {}) {
    const { uid, mark } = type;
    const hidden = await readHidden(strapi);
    const isOne = { $or: [{ [mark]: true }, { documentId: { $in: Object.keys(hidden.told) } }] };
    const published = await readRows(type, { $and: [where, isPublished, isOne] });
    const tell = (row: AnyRow) => unconfirmed(uid, hidden, row, fieldsOf(type, row));
    const marked = published.filter((row) => row[mark] === true || tell(row).length > 0);
    const ids = [...new Set(marked.map(({ documentId }) => documentId))];
    return Promise.all(
      ids.map(async (documentId): Promise<Example & { lines: string[][] }> => {
        const versions = marked.filter((version) => version.documentId === documentId);
        const [entry, ...others] = versions.sort(({ locale }) => (locale === language ? -1 : 1));
        if (entry === undefined) throw new Error(`${uid} ${documentId} has no version`);
        const version = { documentId, locale: entry.locale ?? '', status: 'published' } as const;
        const told = paired(tell(entry), others.flatMap(tell));
        return {
          ...{ uid, documentId },
          page: siteTypes[uid]?.names ?? { en: uid, es: uid },
          title: titleOf(uid, entry),
          language: builtInLocales.find((one) => one === entry.locale) ?? language,
          address: await siteAddress(strapi, uid, version),
          isHidden: isHiddenDocument(hidden, documentId),
          isPage: isPage(uid),
          canHide: !isPage(uid) || told.length > 0,
          statements: told.map(
            ({ path, words, isNumber }) => (isNumber ? `${labelOf(uid, path, language)}: ` : '') + words,
          ),
          translations: told.map(({ translation }) => translation),
          lines: told.map(({ lines }) => lines),
        };
      }),
    );
  }

  const list = async (language: BuiltInLocale) =>
    (await Promise.all(markedTypes.map((type) => readType(type, language)))).flat();

  /**
   * Carries out what an admin says of an example, after reading it in `language`.
   * @throws ValidationError if not all that it tells of people is confirmed, or it cannot be hidden or shown
   */
  async function decide(
    { uid: name, documentId }: Pick<Example, 'uid' | 'documentId'>,
    decision: ExampleDecision,
    { language, by }: { language: BuiltInLocale; by: string | null },
  ): Promise<void> {
    const type = markedTypes.find(({ uid }) => uid === name);
    if (type === undefined) throw new errors.NotFoundError('This is no example');
    const { uid, mark } = type;
    const rows = strapi.db.query(uid);
    const { all } = await readHidden(strapi);
    if (decision.act === 'ask' && !all) {
      await rows.updateMany({ where: { documentId }, data: { [mark]: true } });
      await changeHidden(strapi, ({ told: { [documentId]: _confirmed, ...told } }) => ({ told }));
    }
    const [example] = await readType(type, language, { documentId });
    if (example === undefined) throw new errors.NotFoundError('This is no example');
    const { act, confirmed = [] } = { confirmed: undefined, ...decision };
    if (act === 'keep' && !isDeepStrictEqual(confirmed, example.statements)) {
      throw new errors.ValidationError('Each statement about people has to be confirmed');
    }
    if (act === 'hide' && !example.canHide) throw new errors.ValidationError('A page stays on the site');
    if (act === 'show' && all) throw new errors.ValidationError('Only what was confirmed comes back');
    await remember({ documentId });
    const isTrue = example.lines.filter((_, nth) => confirmed.includes(example.statements[nth] ?? '')).flat();
    const left = (await readHidden(strapi)).told[documentId]?.filter((line) => !isTrue.includes(line)) ?? [];
    await changeHidden(strapi, ({ documents, told: { [documentId]: _before, ...others } }) => ({
      documents: [...documents.filter((id) => id !== documentId), ...(act === 'hide' ? [documentId] : [])],
      told: act === 'keep' && left.length === 0 ? others : { ...others, [documentId]: left },
    }));
    // Purges the pages, and leaves a draft that says something else an example.
    for (const row of await readRows(type, { documentId })) {
      const isLeft = act !== 'keep' || tellings(uid, fieldsOf(type, row)).some(({ line }) => left.includes(line));
      await rows.updateMany({ where: { id: row.id }, data: { [mark]: row[mark] === true && isLeft } });
    }
    await recordChange(strapi, uid, by, { documentId });
  }

  return {
    list,
    decide,
    remember,
    areHidden: async () => (await readHidden(strapi)).all,
    /**
     * Hides, for good, all that nobody has confirmed: entries, and what pages and modules tell of people.
     * @throws ValidationError if a page that is an example is not among the confirmed ones, because its other texts stay
     */
    async hideAll(confirmedPages: readonly string[], by: string | null): Promise<void> {
      if ((await readHidden(strapi)).all) return;
      const pages = (await list(defaultLocale)).filter((example) => example.isPage);
      if (pages.some(({ documentId }) => !confirmedPages.includes(documentId))) {
        throw new errors.ValidationError('Each page that is still an example has to be confirmed');
      }
      for (const page of pages.filter(({ canHide }) => !canHide)) {
        await decide(page, { act: 'keep', confirmed: [] }, { language: defaultLocale, by });
      }
      await remember();
      await changeHidden(strapi, () => ({ all: true }));
    },
  };
}
