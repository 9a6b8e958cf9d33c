import { ArticleList } from '../../features/articles/article-list';
import { usePageContent } from '../../features/page/define-page';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { Prose, VisuallyHidden } from '../../ui/text';
import { resourcesData } from './data';
import { UnknownNote, type TabContentProps } from './tab-content';

export function BlogsTab({ page, isUnknown, preload }: TabContentProps) {
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
