import { Suspense, use, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { bookListQuery } from '../../features/books/books-query';
import { LibrarySearch } from '../../features/library-search/library-search';
import { usePageContent, MissingPageContext } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { preloadSharing } from '../../features/share/share-page';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { preloadSchemas } from '../../lib/cms-client/answer-parser';
import { firstInteraction } from '../../lib/hydration/first-interaction';
import { paths } from '../../lib/paths';
import { Container, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Tabs } from '../../ui/tabs';
import { Prose, VisuallyHidden } from '../../ui/text';
import { space } from '../../ui/theme/theme';
import { resourcesData } from './data';
import { ListSkeleton } from './skeletons';
import { resourceTabs, withTab, type ResourceTab } from './resources-view';
import { LazyBooksTab, LazyModuleScreen, LazyTrainingTab, useViewPreload } from './lazy-screens';
import { ReturnFocus, type ReturnFocusProps } from './return-focus';
import { ArticleList } from '../../features/articles/article-list';
import { UnknownNote, type TabContentProps } from './tab-content';

function BlogsTab({ page, isUnknown, preload }: TabContentProps) {
  const { locale, t } = useLanguage();
  const articles = usePageContent(resourcesData, 'articles');
  return (
    <Stack $gap={8}>
      {isUnknown ? <UnknownNote>{t('articles.unknown')}</UnknownNote> : null}
      <VisuallyHidden as="h2">{t('resources.tabs.blogs')}</VisuallyHidden>
      <Prose lang={contentLanguage(page, locale)}>{page.blogsIntro}</Prose>
      <ArticleList articles={articles} onApproach={(article) => preload(new URLSearchParams({ article }))} />
    </Stack>
  );
}

const Body = styled(Container)`
  padding-block: ${space[6]} ${space.section};
`;

const contents = { blogs: BlogsTab, training: LazyTrainingTab, resources: LazyBooksTab } as const;

/** The code of a module's screen, and the schemas of what it asks the CMS for. */
const loadForModule = () =>
  Promise.all([
    LazyModuleScreen.preload(),
    import('./module-end'),
    import('../../features/crisis-help/numbers-to-call'),
    preloadSharing(),
    preloadSchemas(),
    import('@contracts/crisis-line'),
    import('@contracts/site-setting'),
    import('@contracts/training-module'),
  ]);

type LibraryScreenProps = ReturnFocusProps & {
  tab: ResourceTab;
  /** The address names an entry of this tab that does not exist. */
  isUnknown?: boolean;
  /** The search query; it remains while a result is open. */
  query: string;
  onQueryChange: (query: string) => void;
};

export function LibraryScreen(props: LibraryScreenProps) {
  const { tab, isUnknown = false, query, onQueryChange, ...returning } = props;
  const { locale, t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const preload = useViewPreload();
  const missing = use(MissingPageContext);
  const page = usePageContent(resourcesData, 'page');

  // A visitor of this tab is likely to open a module next.
  useEffect(() => {
    if (tab !== 'training') return;
    firstInteraction()
      .then(loadForModule)
      .catch(() => undefined);
  }, [tab]);

  if (!page) return missing;
  return (
    <>
      <PageMetadata {...resourcesData.metadata(page, { tab, label: t(`resources.tabs.${tab}`), noindex: isUnknown })} />
      <PageHeader lang={contentLanguage(page, locale)} title={page.title} lead={page.intro} />
      <Body>
        {query === '' ? null : <ReturnFocus {...returning} />}
        <LibrarySearch query={query} booksQuery={bookListQuery(locale)} onQueryChange={onQueryChange}>
          <Tabs
            label={t('resources.tabs.label')}
            active={tab}
            onChange={(name) => setSearch(withTab(search, name))}
            onApproach={(name) => preload(withTab(new URLSearchParams(), name))}
            items={resourceTabs.map((name) => {
              const Content = contents[name];
              return {
                name,
                label: t(`resources.tabs.${name}`),
                href: `${paths.resources}?${withTab(new URLSearchParams(), name).toString()}`,
                content: (
                  <Suspense fallback={<ListSkeleton />}>
                    <Content page={page} isUnknown={isUnknown} preload={preload} />
                    <ReturnFocus {...returning} />
                  </Suspense>
                ),
              };
            })}
          />
        </LibrarySearch>
      </Body>
    </>
  );
}
