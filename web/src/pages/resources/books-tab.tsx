import { builtInLocales, ownLanguageFirst } from '@contracts/language';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BookList } from '../../features/books/book-list';
import { DiscipleshipCard } from '../../features/books/discipleship-card';
import { scrollToSection, sectionIdOf } from '../../features/navigation/scroll-to-section';
import { usePageContent } from '../../features/page/define-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Stack } from '../../ui/layout';
import { Prose } from '../../ui/text';
import { resourcesData } from './data';
import type { TabContentProps } from './tab-content';

export function BooksTab({ page }: TabContentProps) {
  const { locale, t } = useLanguage();
  const { discipleshipUrl } = useSiteSetting();
  const shelves = {
    en: { title: t('books.inEnglish'), books: usePageContent(resourcesData, 'englishBooks') },
    es: { title: t('books.inSpanish'), books: usePageContent(resourcesData, 'spanishBooks') },
  };
  const lang = contentLanguage(page, locale);
  useNamedBook();
  return (
    <Stack $gap={12}>
      <Prose lang={lang}>{page.booksIntro}</Prose>
      {page.discipleship ? (
        <DiscipleshipCard discipleship={page.discipleship} url={discipleshipUrl} lang={lang} />
      ) : null}
      {ownLanguageFirst(locale).map((language) => (
        <BookList key={language} {...shelves[language]} />
      ))}
      {builtInLocales.every((language) => shelves[language].books.length === 0) ? (
        <EmptyState
          title={t('books.emptyTitle')}
          text={t('books.emptyText')}
          action={<ButtonLink to={paths.resources}>{t('resources.empty.action')}</ButtonLink>}
        />
      ) : null}
    </Stack>
  );
}

/** The hash may name one book; scrolled to once the list is rendered. */
function useNamedBook(): void {
  const { hash } = useLocation();
  useEffect(() => {
    return hash ? scrollToSection(sectionIdOf(hash)) : undefined;
  }, [hash]);
}
