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
import { exampleMark, exampleMarkOf, populateOf } from '../reading/schema-fields';
import { hidesExamples } from '../switches';
import { fieldOf, readHidden, setHidden, tellingFields, tellings } from './hidden-parts';

const isShown = ({ publishedAt }: AnyRow) => publishedAt !== null;

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

  /** Also what is published still, while its draft was changed. */
  async function readType({ uid, attributes, mark }: MarkedType, language: BuiltInLocale, where: object = {}) {
    const populate = populateOf(strapi, attributes);
    const marked = await table(strapi, uid).findMany({ where: { ...where, [mark]: true }, populate });
    const ids = [...new Set(marked.map(({ documentId }) => documentId))];
    const hidden = await readHidden(strapi);
    const hidesAll = await hidesExamples(strapi);
    return Promise.all(
      ids.map(async (documentId): Promise<Example> => {
        const versions: AnyRow[] = marked.filter((version) => version.documentId === documentId);
        const own = versions.filter(({ locale }) => locale === language);
        const entry = [...own, ...versions].sort((one, other) => Number(isShown(one)) - Number(isShown(other)))[0];
        if (entry === undefined) throw new Error(`${uid} ${documentId} has no version`);
        const version = { documentId, locale: entry.locale ?? '', status: 'published' } as const;
        const told = tellings(uid, presentFields(strapi, attributes, entry));
        return {
          ...{ uid, documentId },
          page: siteTypes[uid]?.names ?? { en: uid, es: uid },
          title: titleOf(uid, entry),
          language: builtInLocales.find((one) => one === entry.locale) ?? language,
          address: await siteAddress(strapi, uid, version),
          isHidden: hidesAll || !versions.some(isShown) || documentId in hidden,
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

  /** Puts the languages of an entry that are examples on the site, or takes them off. */
  async function setShown({ uid, mark }: MarkedType, documentId: string, isOn: boolean): Promise<void> {
    // The calls are the same for each of the types.
    const documents = strapi.documents(uid as 'api::article.article');
    const marked = await table(strapi, uid).findMany({ select: ['locale'], where: { documentId, [mark]: true } });
    for (const locale of new Set(marked.map((row) => row.locale))) {
      const version = { documentId, ...(locale === null ? {} : { locale }) };
      await (isOn ? documents.publish(version) : documents.unpublish(version));
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
    if (type !== undefined && decision.act === 'ask' && !(await hidesExamples(strapi))) {
      await strapi.db.query(type.uid).updateMany({ where: { documentId }, data: { [type.mark]: true } });
    }
    const [example] = type === undefined ? [] : await readType(type, language, { documentId });
    if (type === undefined || example === undefined) throw new errors.NotFoundError('This is no example');
    const { uid, mark } = type;
    const staysInParts = isPage(uid) || mark !== exampleMark;
    if (decision.act === 'keep') {
      if (!isDeepStrictEqual(decision.confirmed, example.statements)) {
        throw new errors.ValidationError('Each statement about people has to be confirmed');
      }
      if (staysInParts) await setHidden(strapi, documentId, null);
      else if ((await strapi.db.query(uid).count({ where: { documentId, ...isPublished } })) === 0) {
        await setShown(type, documentId, true);
      }
      await strapi.db.query(uid).updateMany({ where: { documentId }, data: { [mark]: false } });
    } else if (decision.act !== 'ask') {
      if (!example.canHide) throw new errors.ValidationError('A page stays on the site');
      if (decision.act === 'show' && (await hidesExamples(strapi))) {
        throw new errors.ValidationError('An open site shows only what was confirmed');
      }
      if (!staysInParts) await setShown(type, documentId, decision.act === 'show');
      else if (decision.act === 'show') await setHidden(strapi, documentId, null);
      else {
        // What of a page is true stays, a field only if all that it tells is.
        const { confirmed = [] } = decision;
        const isInvented = (field: string) =>
          !example.fields.includes(field) ||
          example.fields.some((each, nth) => each === field && !confirmed.includes(example.statements[nth] ?? ''));
        await setHidden(strapi, documentId, tellingFields(uid).filter(isInvented));
      }
      // Pages are purged.
      await strapi.db.query(uid).updateMany({ where: { documentId, [mark]: true }, data: { [mark]: true } });
    }
    await recordChange(strapi, type.uid, by, { documentId });
  }

  return {
    list,
    decide,
    /**
     * What pages tell of people is still to be confirmed.
     * @throws ValidationError if a page that is an example is not among the confirmed ones
     */
    async confirmPages(confirmedPages: readonly string[], by: string | null): Promise<void> {
      const language = defaultLocale;
      const left = (await list(language)).filter((example) => example.isPage && !example.isHidden);
      if (left.some(({ documentId }) => !confirmedPages.includes(documentId))) {
        throw new errors.ValidationError('Each page that is still an example has to be confirmed');
      }
      for (const example of left.filter(({ canHide }) => !canHide)) {
        await decide(example, { act: 'keep', confirmed: [] }, { language, by });
      }
    },
  };
}
