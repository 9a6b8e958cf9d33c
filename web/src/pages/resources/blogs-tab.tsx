import { ArticleList } from '../../features/articles/article-list';
import { articleListQuery } from '../../features/articles/articles-query';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { Stack } from '../../ui/layout';
import { Prose } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { UnknownNote, type TabContentProps } from './tab-content';

export function BlogsTab({ page, isUnknown }: TabContentProps) {
  const { locale, t } = useLanguage();
  const articles = useContent(articleListQuery(locale));
  return (
    <Stack $gap={8}>
      {isUnknown ? <UnknownNote>{t('articles.unknown')}</UnknownNote> : null}
      <VisuallyHidden as="h2">{t('resources.tabs.blogs')}</VisuallyHidden>
      <Prose lang={contentLanguage(page, locale)}>{page.blogsIntro}</Prose>
      <ArticleList articles={articles} />
    </Stack>
  );
}
