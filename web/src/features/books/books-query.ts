import { bookListSchema, type Book } from '@contracts/book';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

/** The books that are written in that language, whatever the language of the page. */
export function bookListQuery(locale: Locale): Query<Book[]> {
  return {
    key: ['/api', `books?locale=${locale}`],
    parse: (json) => parse(bookListSchema, json).data,
  };
}
