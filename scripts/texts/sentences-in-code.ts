import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/root';
import type { Row } from './rows';

/** Where the CMS speaks for itself: why something was refused. */
const folders = [
  'cms/src/api',
  'cms/src/requests',
  'cms/src/content',
  'cms/src/timeline',
  'cms/src/media',
  'cms/src/panel',
  'cms/src/certificates',
  'cms/src/middlewares',
  'cms/src/policies',
];
/** These are read in both languages, each in its own place, or by nobody. */
const elsewhere =
  /\/contract(?:\/problem-texts-e[ns])?\.ts$|\/panel\/layouts\/|\.(?:test|cases)\.ts$|\/templates\/|\/document\/texts|\/crisis-words\/|\/scripture\/contract\//;

const isSentence = /^[\p{L}#]\P{Ll}*\p{Ll}[^ ]* \P{Ll}*\p{Ll}/u;

/** A text as it is written in the code, with `{…}` where a value goes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
}

function textsIn(file: string): Row[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Row[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && isSentence.test(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ where: file, key: `line ${String(line + 1)}`, en: text, es: '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Sentences of the CMS that exist in English alone, in the order of the code. */
export function sentencesInCode(): Row[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.ts') && !elsewhere.test(file))
    .sort()
    .flatMap(textsIn);
}
