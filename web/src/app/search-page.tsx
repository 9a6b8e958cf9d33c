import type { Locale } from '@contracts/language';
import { bookListQuery } from '../features/books/books-query';
import { LibrarySearch } from '../features/library-search/library-search';
import { searchableArticlesQuery, searchableModulesQuery } from '../features/library-search/searchable-library';
import { PageMetadata } from '../features/page/page-metadata';
import { useLanguage } from '../i18n/language-provider';
import type { Query } from '../lib/cms-client/fetch-query';
import { paths } from '../lib/paths';
import { BackLink } from '../ui/back-link';
import { Container, Section, Stack } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { Layout } from './layout/layout';

export function searchQueries(locale: Locale): readonly Query<unknown>[] {
  return [searchableArticlesQuery(locale), searchableModulesQuery(locale), bookListQuery(locale)];
}

const nothing = () => undefined;

/** What the library has on something, found by the server for a browser without scripts. */
export function SearchPage({ query }: { query: string }) {
  const { t, locale } = useLanguage();
  return (
    <Layout>
      <PageMetadata title={t('resources.search.label')} description={t('resources.search.label')} noindex />
      <PageHeader title={t('resources.search.label')} />
      <Section>
        <Container as={Stack}>
          <LibrarySearch query={query} booksQuery={bookListQuery(locale)} onQueryChange={nothing}>
            {null}
          </LibrarySearch>
          <BackLink to={paths.resources}>{t('navigation.resources')}</BackLink>
        </Container>
      </Section>
    </Layout>
  );
}
