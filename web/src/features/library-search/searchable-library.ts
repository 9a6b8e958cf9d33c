import type { Book } from '@contracts/book';
import { articleTitleSchema } from '@contracts/article';
import type { Locale } from '@contracts/site-setting';
import { trainingModuleSchema } from '@contracts/training-module';
import * as v from 'valibot';
import type { Query } from '../../lib/cms-client/fetch-query';
import { readKept } from '../../offline/kept-index';
import { readKeptTexts } from '../../offline/kept-text';
import { paths } from '../../lib/paths';
import { contentLanguage } from '../../i18n/format';

/** An article, module or book in the search index. */
export type LibraryEntry = {
  id: string;
  kind: 'article' | 'module' | 'book';
  title: string;
  category: string;
  /** Two or three sentences, shown below the title. */
  summary: string;
  /** Further searchable text. */
  text: string;
  address: string;
  /** Set if it differs from the page's language. */
  lang: Locale | undefined;
};

const articlesSchema = v.object({
  data: v.array(v.object({ ...articleTitleSchema.entries, content: v.string() })),
});

const modulesSchema = v.object({
  data: v.array(
    v.pick(trainingModuleSchema, [
      'slug',
      'title',
      'category',
      'description',
      'overview',
      'keyPrinciples',
      'dos',
      'donts',
      'actionItems',
      'personalStory',
      'scriptureReferences',
      'locale',
    ]),
  ),
});

type SearchableArticle = v.InferOutput<typeof articlesSchema>['data'][number];
type SearchableModule = v.InferOutput<typeof modulesSchema>['data'][number];

/** With the full texts, which the list of cards leaves out. */
export function searchableArticlesQuery(locale: Locale): Query<SearchableArticle[]> {
  return {
    key: ['/api', `articles?locale=${locale}&fields=slug,title,excerpt,category,content`],
    parse: (json) => v.parse(articlesSchema, json).data,
  };
}

export function searchableModulesQuery(locale: Locale): Query<SearchableModule[]> {
  return {
    key: ['/api', `training-modules?locale=${locale}`],
    parse: (json) => v.parse(modulesSchema, json).data,
  };
}

export function articleEntry(article: SearchableArticle, locale: Locale): LibraryEntry {
  return {
    id: `article ${article.slug}`,
    kind: 'article',
    title: article.title,
    category: article.category,
    summary: article.excerpt,
    text: article.content,
    address: paths.article(article.slug),
    lang: contentLanguage(article, locale),
  };
}

export function moduleEntry(module: SearchableModule, locale: Locale): LibraryEntry {
  const { overview, keyPrinciples, dos, donts, actionItems, personalStory, scriptureReferences } = module;
  const passages = scriptureReferences.flatMap(({ reference, verse }) => [reference, verse]);
  return {
    id: `module ${module.slug}`,
    kind: 'module',
    title: module.title,
    category: module.category,
    summary: module.description,
    text: [overview, ...keyPrinciples, ...dos, ...donts, ...actionItems, personalStory ?? '', ...passages].join('\n'),
    address: paths.module(module.slug),
    lang: contentLanguage(module, locale),
  };
}

export function bookEntry(book: Book, locale: Locale): LibraryEntry {
  return {
    id: `book ${book.documentId}`,
    kind: 'book',
    title: book.title,
    category: book.category,
    summary: book.description,
    text: book.author,
    address: paths.book(book.documentId),
    lang: contentLanguage(book, locale),
  };
}

/** The articles and modules that are kept on this device in a language, for a search without a connection. */
export async function readKeptEntries(locale: Locale): Promise<readonly LibraryEntry[]> {
  if (!('caches' in window)) return [];
  const packs = (await readKept(caches)).filter((pack) => pack.locale === locale);
  const texts = await readKeptTexts(caches, packs);
  return texts.flatMap(({ kind, href, ...text }) =>
    kind === 'article' || kind === 'module' ? [{ ...text, kind, address: href, lang: undefined }] : [],
  );
}
