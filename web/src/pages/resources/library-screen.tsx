import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { ArticleList } from '../../features/articles/article-list';
import { articleListQuery } from '../../features/articles/articles-query';
import { PageMetadata } from '../../features/metadata/page-metadata';
import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Container, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Tabs } from '../../ui/tabs';
import { Lead, Prose } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { color, radius, space } from '../../ui/theme/theme';
import { resourcesMetadata } from './resources-metadata';
import { resourcesPageQuery } from './resources-page-query';
import { tabOf, withTab } from './resource-tab';

const Body = styled(Container)`
  padding-block: ${space[6]} ${space.section};
`;

const Note = styled.p`
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.hairline};
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
`;

export function LibraryScreen({ unknownArticle = false }: { unknownArticle?: boolean }) {
  const { locale, t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const page = useContent(resourcesPageQuery(locale));
  const articles = useContent(articleListQuery(locale));
  const lang = contentLanguage(page, locale);
  const readArticles = <ButtonLink to={paths.resources}>{t('resources.empty.action')}</ButtonLink>;

  return (
    <>
      <PageMetadata {...resourcesMetadata(page, { noindex: unknownArticle })} />
      <PageHeader lang={lang}>
        <h1>{page.title}</h1>
        <Lead>{page.intro}</Lead>
      </PageHeader>
      <Body>
        <Tabs
          label={t('resources.tabs.label')}
          active={tabOf(search)}
          onChange={(tab) => setSearch(withTab(search, tab))}
          items={[
            {
              name: 'blogs',
              label: t('resources.tabs.blogs'),
              content: (
                <Stack $gap={8}>
                  {unknownArticle ? <Note role="status">{t('articles.unknown')}</Note> : null}
                  <VisuallyHidden as="h2">{t('resources.tabs.blogs')}</VisuallyHidden>
                  <Prose lang={lang}>{page.blogsIntro}</Prose>
                  <ArticleList articles={articles} />
                </Stack>
              ),
            },
            {
              name: 'training',
              label: t('resources.tabs.training'),
              content: (
                <Stack $gap={8}>
                  <Prose lang={lang}>{page.trainingIntro}</Prose>
                  <EmptyState
                    title={t('resources.training.emptyTitle')}
                    text={t('resources.training.emptyText')}
                    action={readArticles}
                  />
                </Stack>
              ),
            },
            {
              name: 'resources',
              label: t('resources.tabs.resources'),
              content: (
                <Stack $gap={8}>
                  <Prose lang={lang}>{page.booksIntro}</Prose>
                  <EmptyState
                    title={t('resources.books.emptyTitle')}
                    text={t('resources.books.emptyText')}
                    action={readArticles}
                  />
                </Stack>
              ),
            },
          ]}
        />
      </Body>
    </>
  );
}
