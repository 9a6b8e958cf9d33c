import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { contentFolder } from './content-folder';
import { isRecord } from './is-record';
import type { SeedData } from './seeders';

/** The one thing that a file of content exports; its type was checked where it was written. */
async function readOne(file: string): Promise<unknown> {
  const exported: unknown = await import(pathToFileURL(file).href);
  const [content, ...others] = isRecord(exported) ? Object.values(exported) : [];
  if (content === undefined || others.length > 0) throw new Error(`${file} does not export one thing.`);
  return content;
}

async function readFolder(locale: BuiltInLocale, name: string): Promise<{ slug: string; content: SeedData }[]> {
  const folder = join(contentFolder(locale), name);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.sort().map(async (file) => {
      const content = await readOne(join(folder, file));
      if (!isRecord(content)) throw new Error(`${file} exports no entry.`);
      return { slug: basename(file, '.ts'), content };
    }),
  );
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

/** A module's quiz is the one that is called after it. */
export async function readTrainingModules(locale: BuiltInLocale): Promise<SeedData[]> {
  const modules = await readFolder(locale, 'training-modules');
  return modules.map(({ slug, content }) => {
    expectName('slug', content, slug);
    return { ...content, quiz: quizKey(slug) };
  });
}

export async function readBooks(locale: BuiltInLocale): Promise<SeedData[]> {
  const books = await readOne(join(contentFolder(locale), 'books.ts'));
  if (!Array.isArray(books)) throw new Error(`books.ts of “${locale}” exports no list.`);
  return books.filter(isRecord);
}
