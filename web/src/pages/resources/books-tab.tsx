import { builtInLocales, ownLanguageFirst } from '@contracts/language';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BookList } from '../../features/books/book-list';
import { scrollToSection, sectionIdOf } from '../../features/navigation/scroll-to-section';
import { usePageContent } from '../../features/page/define-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { categoryStyles } from '../../ui/category-accents';
import { EmptyState } from '../../ui/empty-state';
import { ReadingStack, Stack } from '../../ui/layout';
import { Prose } from '../../ui/text';
import { resourcesData } from './data';
import type { TabContentProps } from './tab-content';
import type { ResourcesPage } from '@contracts/resources-page';
import styled from 'styled-components';
import { NewTabLink } from '../../ui/new-tab-link';
import { media, radius, space } from '../../ui/theme/theme';

const Frame = styled(Stack)`
  align-items: flex-start;
  padding: clamp(1.5rem, 5vw, 3rem);
  border-radius: ${radius.card};
  ${media.roomy} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${space[10]};
    > a {
      flex: none;
    }
  }
`;

type DiscipleshipCardProps = {
  discipleship: NonNullable<ResourcesPage['discipleship']>;
  url: string;
  lang: string | undefined;
};

function DiscipleshipCard({ discipleship: { title, text }, url, lang }: DiscipleshipCardProps) {
  const { t } = useLanguage();
  return (
    <Frame as="section" $gap={5} data-surface="night" aria-labelledby="discipleship">
      <ReadingStack $gap={3} lang={lang}>
        <h2 id="discipleship">{title}</h2>
        <p>{text}</p>
      </ReadingStack>
      <NewTabLink href={url} note={t('words.newTab')}>
        {t('books.discipleship')}
      </NewTabLink>
    </Frame>
  );
}

export function BooksTab({ page }: TabContentProps) {
  const { locale, t } = useLanguage();
  const { discipleshipUrl } = useSiteSetting();
  const shelves = {
    en: { title: t('books.inEnglish'), books: usePageContent(resourcesData, 'englishBooks') },
    es: { title: t('books.inSpanish'), books: usePageContent(resourcesData, 'spanishBooks') },
  };
  const lang = contentLanguage(page, locale);
  const styleOf = categoryStyles(Object.values(shelves).flatMap(({ books }) => books.map(({ category }) => category)));
  useNamedBook();
  return (
    <Stack $gap={12}>
      <Prose lang={lang}>{page.booksIntro}</Prose>
      {page.discipleship ? (
        <DiscipleshipCard discipleship={page.discipleship} url={discipleshipUrl} lang={lang} />
      ) : null}
      {ownLanguageFirst(locale).map((language) => (
        <BookList key={language} {...shelves[language]} styleOf={styleOf} />
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
