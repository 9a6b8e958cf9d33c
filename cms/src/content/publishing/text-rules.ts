import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { defaultLocale } from '../../api/language/contract';
import type { Locale } from '../../api/site-setting/contract';
import { isRecord } from '../../lib/is-record';
import { altOfCover } from '../reading/article-covers';
import { type Attribute, componentAttributes, populateOf } from '../reading/schema-fields';
import { problemsOfMarkdown } from '../rich-text/markdown-problems';
import { bibleReader, type ReadBible } from '../scripture/bible';
import { scriptureProblem } from '../scripture/name-translation';
import { editorLanguage } from './editor-language';
import { type TextProblemCode, textProblemSentence } from './text-problem-sentences';

type Found = { path: (string | number)[]; code: TextProblemCode; values?: Readonly<Record<string, string>> };
type Attributes = Readonly<Record<string, Attribute>>;

const text = v.fallback(v.string(), '');
const passageSchema = v.object({ verse: text, reference: text, translation: text });

/** The field of the passage that an editor can mend it in. */
const fieldOf = { unnamed: 'translation', differs: 'verse', 'unknown-passage': 'reference' } as const;

const coverSchema = v.object({
  coverAlt: v.nullish(v.string(), null),
  cover: v.nullable(v.looseObject({ alternativeText: v.nullish(v.string()) })),
});

async function problemsOfField(
  strapi: Core.Strapi,
  readBible: ReadBible,
  attribute: Attribute,
  value: unknown,
): Promise<Found[]> {
  if (attribute.type === 'richtext') {
    const found = await problemsOfMarkdown(readBible, v.parse(text, value));
    return found.map((problem) => ({ path: [], ...problem }));
  }
  if (attribute.type !== 'component') return [];
  const { component } = attribute;
  if (Array.isArray(value)) {
    const items = await Promise.all(
      value.map(async (item: unknown, index) =>
        (await problemsOfComponent(strapi, readBible, component, item)).map((found) => at(index, found)),
      ),
    );
    return items.flat();
  }
  return problemsOfComponent(strapi, readBible, component, value);
}

const at = (name: string | number, { path, ...found }: Found): Found => ({ path: [name, ...path], ...found });

async function problemsOfComponent(
  strapi: Core.Strapi,
  readBible: ReadBible,
  uid: UID.Component,
  value: unknown,
): Promise<Found[]> {
  if (!isRecord(value)) return [];
  if (uid !== 'shared.scripture') return problemsOfFields(strapi, readBible, componentAttributes(strapi, uid), value);
  const passage = v.parse(passageSchema, value);
  const problem = scriptureProblem(readBible, passage);
  const { reference } = passage;
  return problem ? [{ path: [fieldOf[problem]], code: `scripture.${problem}`, values: { reference } }] : [];
}

async function problemsOfFields(
  strapi: Core.Strapi,
  readBible: ReadBible,
  attributes: Attributes,
  entry: Record<string, unknown>,
): Promise<Found[]> {
  const found = await Promise.all(
    Object.entries(attributes).map(async ([name, attribute]) =>
      (await problemsOfField(strapi, readBible, attribute, entry[name])).map((problem) => at(name, problem)),
    ),
  );
  return found.flat();
}

function coverProblems(attributes: Attributes, entry: Record<string, unknown>): Found[] {
  const cover = 'coverAlt' in attributes ? v.parse(coverSchema, entry) : { cover: null, coverAlt: null };
  return cover.cover && altOfCover(cover) === '' ? [{ path: ['coverAlt'], code: 'cover.alt' }] : [];
}

const draftsSchema = v.array(v.record(v.string(), v.unknown()));

async function judge(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locales: string | readonly string[] = defaultLocale,
): Promise<Found[]> {
  const { attributes } = strapi.contentType(uid);
  const found: unknown = await strapi.db.query(uid).findMany({
    where: {
      documentId,
      publishedAt: { $null: true },
      ...(locales === '*' || !isLocalized(strapi, uid) ? {} : { locale: { $in: [locales].flat() } }),
    },
    populate: { ...populateOf(strapi, attributes), ...('cover' in attributes ? { cover: true } : {}) },
  });
  const readBible = bibleReader(strapi);
  const problems = await Promise.all(
    v
      .parse(draftsSchema, found)
      .map(async (draft) => [
        ...(await problemsOfFields(strapi, readBible, attributes, draft)),
        ...coverProblems(attributes, draft),
      ]),
  );
  return problems.flat();
}

const localizedSchema = v.looseObject({ i18n: v.looseObject({ localized: v.literal(true) }) });

const isLocalized = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  v.is(localizedSchema, strapi.contentType(uid).pluginOptions);

function refuse(problems: readonly Found[], language: Locale): void {
  if (problems.length === 0) return;
  const told = problems.map(({ path, code, values = {} }) => ({
    path,
    message: textProblemSentence(code, values, language),
    name: 'ValidationError',
  }));
  throw new errors.ValidationError(told.map(({ message }) => message).join(' '), { errors: told });
}

/** A quotation whose translation nobody can tell and a picture without a description are not published. */
export function refuseUnclearTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action === 'publish') {
      const { documentId, locale } = context.params;
      refuse(await judge(strapi, context.uid, documentId, locale), editorLanguage(strapi));
    }
    return next();
  });
}
