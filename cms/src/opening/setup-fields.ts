import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { type BuiltInLocale, builtInLocales } from '../contracts/language';
import { type FieldStep, fieldSteps, type SetupField, type SetupValues } from '../contracts/site-setup';
import { isDraft, isLocalized } from '../content';
import { type AnyRow, table } from '../lib/table';
import { fieldText } from '../panel';

function attributeOf(strapi: Core.Strapi, uid: UID.ContentType, name: string) {
  const attributes: Readonly<Record<string, { type: string; required?: boolean; pluginOptions?: object }>> =
    strapi.contentType(uid).attributes;
  const attribute = attributes[name];
  if (attribute === undefined) throw new Error(`${uid} has no field ${name}`);
  return attribute;
}

/** Fields of these steps hold texts and numbers. */
const shownText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function setupFields(strapi: Core.Strapi, step: FieldStep, drafts: readonly AnyRow[]): SetupField[] {
  const { uid, fields } = fieldSteps[step];
  const inBoth = (textIn: (locale: BuiltInLocale) => string) => ({ en: textIn('en'), es: textIn('es') });
  return fields.map((name) => {
    const { type, required, pluginOptions } = attributeOf(strapi, uid, name);
    return {
      name,
      type,
      isLocalized: isLocalized({ pluginOptions }),
      isRequired: required === true,
      label: inBoth((locale) => fieldText(uid, name, locale)[0]),
      hint: inBoth((locale) => fieldText(uid, name, locale)[1]),
      values: inBoth((locale) => shownText(drafts.find((draft) => draft.locale === locale)?.[name])),
    };
  });
}

/** Drafts in all languages. */
const readDrafts = (strapi: Core.Strapi, uid: UID.ContentType): Promise<AnyRow[]> =>
  table(strapi, uid).findMany({ where: isDraft });

/** The fields of each step, with what is written there. */
export async function readFields(strapi: Core.Strapi): Promise<Record<string, SetupField[]>> {
  const steps = Object.entries(fieldSteps).map(async ([step, { uid }]) => {
    return [step, setupFields(strapi, step as FieldStep, await readDrafts(strapi, uid))] as const;
  });
  return Object.fromEntries(await Promise.all(steps));
}

/** Errors of the publishing rules name the field; of two languages, also which. */
async function inLanguage(locale: BuiltInLocale, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    const { errors: told } = v.parse(
      v.object({ errors: v.fallback(v.array(v.looseObject({ path: v.array(v.unknown()) })), []) }),
      error.details,
    );
    throw new errors.ValidationError(error.message, {
      errors: told.map((each) => ({ ...each, path: [...each.path, locale] })),
    });
  }
}

/** Publishes both languages or neither, with the rules of the panel. */
export async function saveFields(strapi: Core.Strapi, step: FieldStep, values: SetupValues, accountId: number) {
  const { uid, fields } = fieldSteps[step];
  // The calls are the same for each of the types.
  const documents = strapi.documents(uid as 'api::site-setting.site-setting');
  const drafts = await readDrafts(strapi, uid);
  const stored = (name: string, text: string) => {
    const written = text.trim();
    return attributeOf(strapi, uid, name).type === 'integer' && /^\d+$/.test(written)
      ? Number(written)
      : written || null;
  };
  await strapi.db.transaction(async () => {
    for (const action of ['update', 'publish'] as const) {
      for (const locale of builtInLocales) {
        const documentId = drafts.find((draft) => draft.locale === locale)?.documentId;
        if (documentId === undefined) continue;
        const given = fields.flatMap((name) => {
          const text = values[name]?.[locale];
          return text === undefined ? [] : [[name, stored(name, text)] as const];
        });
        const data = { ...Object.fromEntries(given), updatedBy: accountId };
        await inLanguage(locale, () =>
          action === 'update'
            ? documents.update({ documentId, locale, data })
            : documents.publish({ documentId, locale }),
        );
      }
    }
  });
}
