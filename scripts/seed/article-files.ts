import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { contentFolder } from './content-folder';
import type { ArticleSeed } from './content-types';

function readFrontMatter(yaml: string, file: string): ArticleSeed {
  const fields = new Map<string, unknown>(Object.entries((parse(yaml) ?? {}) as object));
  const text = (name: Exclude<keyof ArticleSeed, 'position'>): string => {
    const value = fields.get(name);
    if (typeof value !== 'string' || value === '') throw new Error(`${file}: “${name}” is missing or no text.`);
    return value;
  };
  const position = fields.get('position');
  if (typeof position !== 'number') throw new Error(`${file}: “position” is missing or no number.`);
  return {
    slug: text('slug'),
    title: text('title'),
    excerpt: text('excerpt'),
    category: text('category'),
    url: text('url'),
    position,
  };
}

function parseArticle(source: string, file: string): ArticleSeed & { content: string } {
  const [, yaml, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined || markdown === undefined) throw new Error(`${file} does not begin with front matter.`);
  const frontMatter = readFrontMatter(yaml, file);
  if (`${frontMatter.slug}.md` !== basename(file)) throw new Error(`${file}: the slug is not the file's name.`);
  return { ...frontMatter, content: markdown.trim() };
}

export function readArticles(locale: BuiltInLocale): (ArticleSeed & { content: string })[] {
  const folder = join(contentFolder(locale), 'articles');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => parseArticle(readFileSync(join(folder, name), 'utf8'), join(folder, name)))
    .sort((one, other) => one.position - other.position);
}
