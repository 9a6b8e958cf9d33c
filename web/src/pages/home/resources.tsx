import type { ArticleSummary } from '@contracts/article';
import type { Book } from '@contracts/book';
import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { Section } from '../../ui/layout';
import { space } from '../../ui/theme/theme';
import { FeaturedBooks } from './featured-books';
import { LibraryTeaser } from './library-teaser';

const featuredCount = 2;
const booksTitle = 'books-title';
const libraryTitle = 'library-title';

const Band = styled(Section)`
  display: flex;
  flex-direction: column;
  gap: ${space.section};
`;

type ResourcesProps = {
  home: Pick<HomePage, 'books' | 'library'>;
  lang: Locale | undefined;
  books: readonly Book[];
  articles: readonly ArticleSummary[];
};

export function Resources({ home, lang, books, articles }: ResourcesProps) {
  const featured = home.books && books.length > 0 ? { ...home.books, books: books.slice(0, featuredCount) } : null;
  return (
    <Band id="resources" tabIndex={-1} aria-labelledby={featured ? booksTitle : libraryTitle}>
      {featured && <FeaturedBooks id={booksTitle} lang={lang} {...featured} />}
      <LibraryTeaser id={libraryTitle} library={home.library} lang={lang} articles={articles} />
    </Band>
  );
}
