import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Example, ExampleDecision } from '../../contracts/site-setup';
import { type BuiltInLocale, builtInLocales, defaultLocale } from '../../contracts/language';
import { type AnyRow, table } from '../../lib/table';
import { entryUids, isPage, pageUids, siteTypes, titleOf } from '../../site-types';
import { recordChange } from '../history/history';
import { isDraft, isPublished } from '../history/snapshot';
import { siteAddress } from '../preview/site-address';
import { presentFields } from '../reading/present-entry';
import { exampleMark, exampleMarkOf, populateOf } from '../reading/schema-fields';
import { isSiteOpen } from '../switches';
import { fieldOf, readHidden, setHidden, tellings } from './hidden-parts';

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

  async function readType({ uid, attributes, mark }: MarkedType, language: BuiltInLocale, where: object = {}) {
    const populate = populateOf(strapi, attributes);
    const drafts = await table(strapi, uid).findMany({ where: { ...where, ...isDraft, [mark]: true }, populate });
    const ids = [...new Set(drafts.map(({ documentId }) => documentId))];
    const hidden = await readHidden(strapi);
    const shown = await table(strapi, uid).findMany({
      select: ['documentId'],
      where: { documentId: { $in: ids }, [mark]: true, ...isPublished },
    });
    return Promise.all(
      ids.map(async (documentId): Promise<Example> => {
        const versions: AnyRow[] = drafts.filter((draft) => draft.documentId === documentId);
        const entry = versions.find(({ locale }) => locale === language) ?? versions[0];
        if (entry === undefined) throw new Error(`${uid} ${documentId} has no draft`);
        const version = { documentId, locale: entry.locale ?? '', status: 'published' } as const;
        const told = tellings(uid, presentFields(strapi, attributes, entry));
        const isShown = shown.some((one) => one.documentId === documentId);
        return {
          ...{ uid, documentId },
          page: siteTypes[uid]?.names ?? { en: uid, es: uid },
          title: titleOf(uid, entry),
          language: builtInLocales.find((one) => one === entry.locale) ?? language,
          address: await siteAddress(strapi, uid, version),
          isHidden: !isShown || documentId in hidden,
          isPage: isPage(uid),
          canHide: !isPage(uid) || told.length > 0,
          fields: told.map(({ path }) => fieldOf(path)),
          statements: told.map(
            ({ path, words, isNumber }) => (isNumber ? `${labelOf(uid, path, language)}: ` : '') + words,
          ),
        };
      }),
    );
  }

  /** A page or a module stays without the fields; of other entries, the languages that are examples go. */
  async function show(type: MarkedType, { documentId, fields }: Example, isShown: boolean): Promise<void> {
    const { uid, mark } = type;
    if (isPage(uid) || mark !== exampleMark) {
      await setHidden(strapi, documentId, isShown ? [] : [...new Set(fields)]);
      return;
    }
    // The calls are the same for each of the types.
    const documents = strapi.documents(uid as 'api::article.article');
    const where = { documentId, ...isDraft, [mark]: true };
    for (const { locale } of await table(strapi, uid).findMany({ select: ['locale'], where })) {
      const version = { documentId, ...(locale === null ? {} : { locale }) };
      await (isShown ? documents.publish(version) : documents.unpublish(version));
    }
  }

  async function list(language: BuiltInLocale): Promise<Example[]> {
    const found: Example[] = [];
    for (const type of markedTypes) found.push(...(await readType(type, language)));
    return found;
  }

  /** Confirmed is only what the admin has read: all that the example tells of people, in the admin's language. */
  async function decide(
    { uid: name, documentId }: Pick<Example, 'uid' | 'documentId'>,
    decision: ExampleDecision,
    { language, by }: { language: BuiltInLocale; by: string | null },
  ): Promise<void> {
    const type = markedTypes.find(({ uid }) => uid === name);
    if (type !== undefined && decision.act === 'ask' && !(await isSiteOpen(strapi))) {
      await strapi.db.query(type.uid).updateMany({ where: { documentId }, data: { [type.mark]: true } });
    }
    const [example] = type === undefined ? [] : await readType(type, language, { documentId });
    if (type === undefined || example === undefined) throw new errors.NotFoundError('This is no example');
    if (decision.act === 'keep') {
      if (!isDeepStrictEqual(decision.confirmed, example.statements)) {
        throw new errors.ValidationError('Each statement about people has to be confirmed');
      }
      if (example.isHidden) await show(type, example, true);
      await strapi.db.query(type.uid).updateMany({ where: { documentId }, data: { [type.mark]: false } });
    } else if (decision.act !== 'ask') {
      if (!example.canHide) throw new errors.ValidationError('A page stays on the site');
      if (decision.act === 'show' && (await isSiteOpen(strapi))) {
        throw new errors.ValidationError('An open site shows only what was confirmed');
      }
      // What of a page is true stays, a field only if all that it tells is.
      const confirmed = decision.act === 'hide' ? decision.confirmed : undefined;
      const isInvented = (nth: number) => confirmed?.includes(example.statements[nth] ?? '') !== true;
      const fields = example.fields.filter((_field, nth) => isInvented(nth));
      await show(type, { ...example, fields }, decision.act === 'show');
    }
    await recordChange(strapi, type.uid, by, { documentId });
  }

  return {
    list,
    decide,
    /**
     * Takes what nobody has confirmed off the site: entries, and what pages tell of people.
     * @throws ValidationError if a page that stays is not among the confirmed ones
     */
    async settle(confirmedPages: readonly string[], by: string | null): Promise<void> {
      const language = defaultLocale;
      const left = (await list(language)).filter(({ isHidden }) => !isHidden);
      if (left.some((example) => example.isPage && !confirmedPages.includes(example.documentId))) {
        throw new errors.ValidationError('Each page that is still an example has to be confirmed');
      }
      for (const example of left) {
        const decision: ExampleDecision = example.canHide ? { act: 'hide' } : { act: 'keep', confirmed: [] };
        await decide(example, decision, { language, by });
      }
    },
  };
}
