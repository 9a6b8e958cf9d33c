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
import { fieldOf, hideAllExamples, hideFields, readHidden, tellingFields, tellings } from './hidden-parts';

type Tellings = Readonly<ReturnType<typeof tellings>>;

/** Statements in one language, each with its other words in another one; what only that one tells comes last. */
function paired(own: Tellings, other: Tellings) {
  const left = [...other];
  const pairs = own.map((each) => {
    const there = left.findIndex(({ path }) => path === each.path);
    const [one] = there < 0 ? [] : left.splice(there, 1);
    return { ...each, translation: one === undefined || one.words === each.words ? null : one.words };
  });
  return [...pairs, ...left.map((each) => ({ ...each, translation: null }))];
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

  const readMarked = ({ uid, attributes, mark }: MarkedType, where: object): Promise<AnyRow[]> =>
    table(strapi, uid).findMany({ where: { ...where, [mark]: true }, populate: populateOf(strapi, attributes) });

  const tell = ({ uid, attributes }: MarkedType, row: AnyRow) => tellings(uid, presentFields(strapi, attributes, row));

  /** Reads what is published, because this is what an admin confirms. */
  async function readType(type: MarkedType, language: BuiltInLocale, where: object = {}) {
    const { uid } = type;
    const marked = await readMarked(type, { ...where, ...isPublished });
    const ids = [...new Set(marked.map(({ documentId }) => documentId))];
    const { all, fields } = await readHidden(strapi);
    return Promise.all(
      ids.map(async (documentId): Promise<Example> => {
        const versions = marked.filter((version) => version.documentId === documentId);
        const [entry, ...others] = versions.sort(({ locale }) => (locale === language ? -1 : 1));
        if (entry === undefined) throw new Error(`${uid} ${documentId} has no version`);
        const version = { documentId, locale: entry.locale ?? '', status: 'published' } as const;
        const otherTold = others.flatMap((other) => tell(type, other));
        const told = paired(tell(type, entry), otherTold);
        return {
          ...{ uid, documentId },
          page: siteTypes[uid]?.names ?? { en: uid, es: uid },
          title: titleOf(uid, entry),
          language: builtInLocales.find((one) => one === entry.locale) ?? language,
          address: await siteAddress(strapi, uid, version),
          isHidden: all || documentId in fields,
          isPage: isPage(uid),
          canHide: !isPage(uid) || told.length > 0,
          fields: told.map(({ path }) => fieldOf(path)),
          statements: told.map(
            ({ path, words, isNumber }) => (isNumber ? `${labelOf(uid, path, language)}: ` : '') + words,
          ),
          translations: told.map(({ translation }) => translation),
        };
      }),
    );
  }

  async function list(language: BuiltInLocale): Promise<Example[]> {
    const found: Example[] = [];
    for (const type of markedTypes) found.push(...(await readType(type, language)));
    return found;
  }

  /** A field is hidden unless all that it tells was confirmed; in other languages it may tell more. */
  function unconfirmedFields({ uid, fields, statements }: Example, confirmed: readonly string[]): string[] {
    const isTrue = (nth: number) => confirmed.includes(statements[nth] ?? '');
    return tellingFields(uid).filter(
      (name) => !fields.includes(name) || fields.some((field, nth) => field === name && !isTrue(nth)),
    );
  }

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
    if (decision.act === 'ask' && !all) await rows.updateMany({ where: { documentId }, data: { [mark]: true } });
    const [example] = await readType(type, language, { documentId });
    if (example === undefined) throw new errors.NotFoundError('This is no example');
    if (decision.act === 'keep') {
      if (!isDeepStrictEqual(decision.confirmed, example.statements)) {
        throw new errors.ValidationError('Each statement about people has to be confirmed');
      }
      await hideFields(strapi, documentId, null);
      const versions = await readMarked(type, { documentId });
      const told = versions.filter(({ publishedAt }) => publishedAt !== null).flatMap((version) => tell(type, version));
      // A draft that tells something else stays an example.
      const isTrue = (version: AnyRow) =>
        tell(type, version).every((each) => told.some((one) => isDeepStrictEqual(one, each)));
      const ids = versions.filter(isTrue).map(({ id }) => id);
      await rows.updateMany({ where: { id: { $in: ids } }, data: { [mark]: false } });
    } else if (decision.act !== 'ask') {
      const isOn = decision.act === 'show';
      if (!example.canHide) throw new errors.ValidationError('A page stays on the site');
      if (isOn && all) throw new errors.ValidationError('Only what was confirmed comes back');
      const { confirmed = [] } = decision.act === 'hide' ? decision : {};
      await hideFields(strapi, documentId, isOn ? null : unconfirmedFields(example, confirmed));
      // Changes nothing, and so purges the pages.
      await rows.updateMany({ where: { documentId, [mark]: true }, data: { [mark]: true } });
    }
    await recordChange(strapi, uid, by, { documentId });
  }

  return {
    list,
    decide,
    areHidden: async () => (await readHidden(strapi)).all,
    /**
     * Hides, for good, all that nobody has confirmed: entries, and what pages and modules tell of people.
     * @throws ValidationError if a page that is an example is not among the confirmed ones, because its other texts stay
     */
    async hideAll(confirmedPages: readonly string[], by: string | null): Promise<void> {
      if ((await readHidden(strapi)).all) return;
      const language = defaultLocale;
      const pages = (await list(language)).filter((example) => example.isPage);
      if (pages.some(({ documentId }) => !confirmedPages.includes(documentId))) {
        throw new errors.ValidationError('Each page that is still an example has to be confirmed');
      }
      for (const page of pages.filter(({ canHide }) => !canHide)) {
        await decide(page, { act: 'keep', confirmed: [] }, { language, by });
      }
      await hideAllExamples(strapi);
    },
  };
}
