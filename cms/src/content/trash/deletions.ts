import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { accountLanguage } from '../../lib/account';
import { isPage } from '../../site-types';
import { hasHistory } from '../reading/schema-fields';
import { isDraft, readEntries } from '../history/snapshot';
import { referringEntries } from './referring-entries';
import { createTrashedEntries } from './trashed-entries';
import type { ReferringEntry } from '../../contracts/trash';

const texts = {
  en: {
    single: 'This page cannot be deleted, because the site needs it. Unpublish it to take it off the site.',
    used: (names: string) => `This cannot be deleted yet, because it is used by: ${names}. Remove it there first.`,
    more: (count: number) => `and ${count} more`,
    untitled: 'an entry without a title',
    languages: { en: 'English', es: 'Spanish' },
  },
  es: {
    single: 'Esta página no se puede eliminar, porque el sitio la necesita. Despublíquela para quitarla del sitio.',
    used: (names: string) => `Todavía no se puede eliminar, porque se usa en: ${names}. Quítelo primero de allí.`,
    more: (count: number) => `y ${count} más`,
    untitled: 'una entrada sin título',
    languages: { en: 'inglés', es: 'español' },
  },
} as const;

type Language = keyof typeof texts;

const mostNames = 10;

const singleTypeRefusal = (language: Language): string => texts[language].single;

function isLanguage(language: string | null): language is Language {
  return language === 'en' || language === 'es';
}

export function usedRefusal(references: readonly ReferringEntry[], language: Language): string {
  const { used, more, untitled, languages } = texts[language];
  const names = references.slice(0, mostNames).map(({ title, language: translation }) => {
    const name = title === null ? untitled : `“${title}”`;
    return isLanguage(translation) ? `${name} (${languages[translation]})` : name;
  });
  const rest = references.length - names.length;
  return used([...names, ...(rest > 0 ? [more(rest)] : [])].join(', '));
}

/** What each language of an entry is: the one that is deleted, if others stay; undefined if the whole entry goes. */
async function onlyLanguage(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: unknown,
): Promise<string | undefined> {
  if (typeof locale !== 'string' || locale === '*') return undefined;
  const others = await strapi.db.query(uid).count({ where: { documentId, locale: { $ne: locale } } });
  return others > 0 ? locale : undefined;
}

/** Without its page an address answers 404, and entries that refer to a deleted one would silently lose it. */
export function guardDeletions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'delete' || !hasHistory(uid)) return next();
    const language = accountLanguage(strapi.requestContext.get());
    if (isPage(uid)) throw new errors.ForbiddenError(singleTypeRefusal(language));
    const translation = await onlyLanguage(strapi, uid, params.documentId, params.locale);
    const references = await referringEntries(strapi, uid, params.documentId, translation);
    // Items without translations belong to an event in all its languages, so they stay with the one that is left.
    const lost = references.filter((reference) => translation === undefined || reference.language !== null);
    if (lost.length > 0) throw new errors.ApplicationError(usedRefusal(lost, language), { references: lost });
    return next();
  });
}

/** Puts every deleted entry into the trash, in one transaction with its deletion. */
export function keepDeleted(strapi: Core.Strapi): void {
  const trash = createTrashedEntries(strapi);

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'delete' || !hasHistory(uid)) return next();
    const { documentId } = params;
    return strapi.db.transaction(async () => {
      const before = await readEntries(strapi, uid, { documentId, ...isDraft });
      const result = await next();
      const after = await readEntries(strapi, uid, { documentId, ...isDraft });
      const deleted = before.filter(({ language }) => !after.some((entry) => entry.language === language));
      if (deleted.length > 0) await trash.add(uid, documentId, deleted, Date.now());
      return result;
    });
  });
}
