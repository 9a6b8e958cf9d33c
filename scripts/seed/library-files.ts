import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuiltInLocale } from '../../cms/src/contracts/language';
import { coverOf } from './content/covers';
import { isRecord } from './is-record';
import type { SeedData } from './content-types';

export function contentFolder(locale: BuiltInLocale): string {
  return fileURLToPath(new URL(`content/${locale}/`, import.meta.url));
}

/** The one thing that a file of content exports; its type was checked where it was written. */
async function readOne(file: string): Promise<unknown> {
  const exported: unknown = await import(pathToFileURL(file).href);
  const [content, ...others] = isRecord(exported) ? Object.values(exported) : [];
  if (content === undefined || others.length > 0) throw new Error(`${file} does not export one thing.`);
  return content;
}

export async function readRecord(locale: BuiltInLocale, name: string): Promise<SeedData> {
  const content = await readOne(join(contentFolder(locale), `${name}.ts`));
  if (!isRecord(content)) throw new Error(`${name}.ts of “${locale}” exports no record.`);
  return content;
}

export async function readList(locale: BuiltInLocale, name: string): Promise<SeedData[]> {
  const content = await readOne(join(contentFolder(locale), `${name}.ts`));
  if (!Array.isArray(content)) throw new Error(`${name}.ts of “${locale}” exports no list.`);
  return content.filter(isRecord);
}

async function readFolder(locale: BuiltInLocale, name: string): Promise<{ slug: string; content: SeedData }[]> {
  const files = readdirSync(join(contentFolder(locale), name)).filter((file) => file.endsWith('.ts'));
  const slugs = files.map((file) => basename(file, '.ts')).toSorted();
  return Promise.all(slugs.map(async (slug) => ({ slug, content: await readRecord(locale, `${name}/${slug}`) })));
}

function expectName(field: string, { [field]: found }: SeedData, expected: string): void {
  if (found !== expected) throw new Error(`${field} “${String(found)}” is in the file of “${expected}”.`);
}

const quizKey = (moduleSlug: string) => `${moduleSlug}-quiz`;

/** The panel's form has one text for every kind of answer, and calls the id `questionId`: `id` is taken by Strapi. */
function storedQuestion(question: unknown): SeedData {
  if (!isRecord(question)) throw new Error('A question is no record.');
  const { id, correctAnswer, ...rest } = question;
  return { ...rest, questionId: id, correctAnswer: String(correctAnswer) };
}

export async function readQuizzes(locale: BuiltInLocale): Promise<SeedData[]> {
  const quizzes = await readFolder(locale, 'quizzes');
  return quizzes.map(({ slug, content }) => {
    expectName('key', content, quizKey(slug));
    const { questions, ...rest } = content;
    return { ...rest, questions: Array.isArray(questions) ? questions.map(storedQuestion) : [] };
  });
}

/** A module's quiz and cover are those that are called after it. */
export async function readTrainingModules(locale: BuiltInLocale): Promise<SeedData[]> {
  const modules = await readFolder(locale, 'training-modules');
  return modules.map(({ slug, content }) => {
    expectName('slug', content, slug);
    return { ...content, ...coverOf(slug, locale), quiz: quizKey(slug) };
  });
}
