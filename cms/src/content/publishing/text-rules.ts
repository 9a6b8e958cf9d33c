import { setImmediate } from 'node:timers/promises';
import type { Core, UID } from '@strapi/strapi';
import type { Root, RootContent } from 'mdast';
import * as v from 'valibot';
import type { Problem } from '../../contracts/publishing';
import { splitTranslation } from '../../contracts/scripture';
import { isRecord } from '../../lib/is-record';
import { quotedPassage } from '../../lib/markdown/quoted-reference';
import { unclearLine } from '../../lib/markdown/repair-marks';
import { altOfCover } from '../reading/covers';
import { type Attribute, type Attributes, componentAttributes } from '../reading/schema-fields';
import { fromNodes, plainText } from '../rich-text/inline';
import { picturesIn } from '../rich-text/present-markdown';
import { parseMarkdown } from '../rich-text/read-markdown';
import { bibleReader, type ReadBible } from '../scripture/bible';
import { type ScriptureProblem, scriptureProblem } from '../scripture/name-translation';

type MarkdownProblem =
  | { code: 'picture.alt' }
  | { code: 'text.tangled' }
  | { code: 'text.unclear'; values: { line: string } }
  | { code: `scripture.${ScriptureProblem}`; values: { reference: string } };

function quotationProblems(readBible: ReadBible, node: Root | RootContent): MarkdownProblem[] {
  const passage = node.type === 'blockquote' ? quotedPassage(node) : undefined;
  if (passage) {
    const { reference, translation } = splitTranslation(passage.reference);
    const verse = passage.paragraphs.map((nodes) => plainText(fromNodes(nodes, new Map()))).join(' ');
    const problem = scriptureProblem(readBible, { verse, reference, translation });
    return problem ? [{ code: `scripture.${problem}`, values: { reference } }] : [];
  }
  return 'children' in node ? node.children.flatMap((child) => quotationProblems(readBible, child)) : [];
}

async function problemsOfMarkdown(readBible: ReadBible, markdown: string): Promise<MarkdownProblem[]> {
  const root = await parseMarkdown(markdown);
  if (!root) return [{ code: 'text.tangled' }];
  const line = unclearLine(markdown);
  const unclear: MarkdownProblem[] = line === undefined ? [] : [{ code: 'text.unclear', values: { line } }];
  const undescribed = picturesIn(root).filter(({ alt }) => alt.trim() === '');
  const withoutAlt = undescribed.map((): MarkdownProblem => ({ code: 'picture.alt' }));
  return [...quotationProblems(readBible, root), ...unclear, ...withoutAlt];
}

const text = v.fallback(v.string(), '');
const passageSchema = v.object({ verse: text, reference: text, translation: text });

/** The field of the passage that an editor can mend it in. */
const fieldOf = { unnamed: 'translation', differs: 'verse', 'unknown-passage': 'reference' } as const;

const coverSchema = v.object({
  coverAlt: v.nullish(v.string(), null),
  // A call that saves has the file's id alone.
  cover: v.fallback(v.nullish(v.looseObject({ alternativeText: v.nullish(v.string()) }), null), null),
});

async function problemsOfField(
  strapi: Core.Strapi,
  readBible: ReadBible,
  attribute: Attribute,
  value: unknown,
): Promise<Problem[]> {
  if (attribute.type === 'richtext') {
    const found = await problemsOfMarkdown(readBible, v.parse(text, value));
    return found.map(({ code, ...problem }) => ({ path: [], code: `problem.${code}` as const, ...problem }));
  }
  if (attribute.type !== 'component') return [];
  const { component } = attribute;
  if (Array.isArray(value)) {
    const problems: Problem[] = [];
    for (const [index, item] of value.entries()) {
      // Nothing limits the items of a draft, so others are answered in between.
      await setImmediate();
      const found = await problemsOfComponent(strapi, readBible, component, item);
      for (const problem of found) problems.push(at(index, problem));
    }
    return problems;
  }
  return problemsOfComponent(strapi, readBible, component, value);
}

const at = (name: string | number, { path, ...found }: Problem): Problem => ({ path: [name, ...path], ...found });

async function problemsOfComponent(
  strapi: Core.Strapi,
  readBible: ReadBible,
  uid: UID.Component,
  value: unknown,
): Promise<Problem[]> {
  if (!isRecord(value)) return [];
  if (uid !== 'shared.scripture') return problemsOfFields(strapi, readBible, componentAttributes(strapi, uid), value);
  const passage = v.parse(passageSchema, value);
  const problem = scriptureProblem(readBible, passage);
  const { reference } = passage;
  return problem ? [{ path: [fieldOf[problem]], code: `problem.scripture.${problem}`, values: { reference } }] : [];
}

async function problemsOfFields(
  strapi: Core.Strapi,
  readBible: ReadBible,
  attributes: Attributes,
  entry: Record<string, unknown>,
): Promise<Problem[]> {
  const found = await Promise.all(
    Object.entries(attributes).map(async ([name, attribute]) =>
      (await problemsOfField(strapi, readBible, attribute, entry[name])).map((problem) => at(name, problem)),
    ),
  );
  return found.flat();
}

function coverProblems(attributes: Attributes, entry: Record<string, unknown>): Problem[] {
  const cover = 'coverAlt' in attributes ? v.parse(coverSchema, entry) : { cover: null, coverAlt: null };
  return cover.cover && altOfCover(cover) === '' ? [{ path: ['coverAlt'], code: 'problem.cover.alt' }] : [];
}

/** Finds quotations whose translation nobody can tell, and pictures without a description. */
export async function textProblems(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entry: Record<string, unknown>,
): Promise<Problem[]> {
  const { attributes } = strapi.contentType(uid);
  const found = await problemsOfFields(strapi, bibleReader(strapi), attributes, entry);
  return [...found, ...coverProblems(attributes, entry)];
}
