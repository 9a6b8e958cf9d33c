import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, expectTypeOf, test } from 'vitest';
import { english } from '../../i18n/en/site';
import { LanguageProvider } from '../../i18n/language-provider';
import type { Query } from '../../lib/cms-client/fetch-query';
import { contentConfig } from '../../lib/cms-client/use-content';
import { SiteContext } from '../../lib/site-context';
import { ErrorBoundary } from '../../ui/error-boundary';
import { definePage, usePageContent } from './define-page';

const text = (path: string): Query<string> => ({ key: ['/api', path], parse: String });
const count: Query<number> = { key: ['/api', 'count'], parse: Number };

const songs = definePage({
  parameters: { song: /^\w+$/ },
  queries: (locale, search) =>
    search.has('song')
      ? { page: text(`songs?locale=${locale}`), song: text(`songs/${search.get('song')}?locale=${locale}`) }
      : { page: text(`songs?locale=${locale}`), count },
  metadata: (title: string) => ({ title, description: title }),
});

const fallback = { '@"/api","songs?locale=en",': 'Songs', '@"/api","songs/psalm?locale=en",': 'A psalm' };

function Song() {
  return <p>{usePageContent(songs, 'song')}</p>;
}

function show(address: string) {
  render(
    <LanguageProvider locale="en" dictionary={english} prepare={() => Promise.resolve()}>
      <SiteContext value={{ publicUrl: '', name: '', socialImage: null, address, addressLanguage: null }}>
        <SWRConfig value={{ ...contentConfig, fallback }}>
          <ErrorBoundary resetKey="" fallback={(error) => <p role="alert">{String(error)}</p>}>
            <Song />
          </ErrorBoundary>
        </SWRConfig>
      </SiteContext>
    </LanguageProvider>,
  );
}

test('a page reads the content of a query that it declares, under the key that the server fetched', () => {
  show('/songs?song=psalm');
  expect(screen.getByText('A psalm')).toBeDefined();
});

test('a query that the address does not ask for is an error, and no request of its own', () => {
  show('/songs');
  expect(screen.getByRole('alert').textContent).toContain('does not ask for "song" at /songs');
});

test('a query that the page does not declare is an error of types', () => {
  function Page() {
    expectTypeOf(usePageContent(songs, 'page')).toEqualTypeOf<string>();
    expectTypeOf(usePageContent(songs, 'count')).toEqualTypeOf<number>();
    // @ts-expect-error: the page declares no such query.
    usePageContent(songs, 'articles');
    // @ts-expect-error: a query is used by its name in the declaration, not handed over.
    usePageContent(songs, count);
  }
  expect(Page).toBeTypeOf('function');
});
