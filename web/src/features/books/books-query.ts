import type { Book } from '@contracts/book';
import type { Locale } from '@contracts/site-setting';
import { answerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';

/** Books written in that language, whatever the language of the page. */
export function bookListQuery(locale: Locale): Query<Book[]> {
  return {
    key: ['/api', `books?locale=${locale}`],
    parse: answerParser(async () => (await import('@contracts/book')).bookListSchema),
  };
}
