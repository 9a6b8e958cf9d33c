import type { ArticleTitle } from '@contracts/article';
import type { Book } from '@contracts/book';
import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { Section, IntroColumns, Stack } from '../../ui/layout';
import { columnsFrom, media, space } from '../../ui/theme/theme';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Reveal } from '../../ui/reveal';
import { Lead } from '../../ui/text';
import { Column, MoreLink } from './section-layout';
import { ArticleTitles } from '../../features/articles/article-titles';
import { ButtonLink } from '../../ui/button';
import { contentLanguage } from '../../i18n/format';
import { BookCover } from '../../features/books/book-cover';
import { BookHeading, BookLink } from '../../features/books/book-words';

/** A cover with its description, side by side where there is room. */
const Frame = styled.article`
  display: grid;
  grid-template-columns: min(7.5rem, 37.5vw) 1fr;
  gap: ${space[4]} clamp(1.25rem, 3vw, 2.5rem);
  align-items: end;
  > p {
    grid-column: 1 / -1;
  }
  > a {
    grid-column: 1 / -1;
    justify-self: start;
  }
  ${media.wide} {
    grid-template: auto 1fr auto / 11rem 1fr;
    align-items: start;
    > :first-child {
      grid-row: 1 / span 3;
    }
    > p,
    > a {
      grid-column: 2;
    }
  }
`;

function FeaturedBook({ book }: { book: Book }) {
  const { locale } = useLanguage();
  const lang = contentLanguage(book, locale);
  return (
    <Frame>
      <BookCover cover={book.cover} whenNear />
      <BookHeading book={book} lang={lang} />
      <p lang={lang}>{book.description}</p>
      <BookLink book={book} lang={lang} />
    </Frame>
  );
}

const Heading = styled(Stack)`
  align-items: flex-start;
`;

const Shelf = styled.ul`
  display: grid;
  gap: ${space[12]} clamp(2.5rem, 6vw, 5rem);
  list-style: none;
  ${columnsFrom('roomy', '1fr 1fr')}
`;

type FeaturedBooksProps = {
  id: string;
  title: string;
  text: string;
  lang: Locale | undefined;
  books: readonly Book[];
};

function FeaturedBooks({ id, title, text, lang, books }: FeaturedBooksProps) {
  const { t } = useLanguage();
  return (
    <Column>
      <Heading>
        <h2 id={id} lang={lang}>
          {title}
        </h2>
        <Lead lang={lang}>{text}</Lead>
      </Heading>
      <Reveal>
        <Shelf role="list">
          {books.map((book) => (
            <li key={book.documentId}>
              <FeaturedBook book={book} />
            </li>
          ))}
        </Shelf>
      </Reveal>
      <MoreLink to={paths.books}>{t('home.books.all')}</MoreLink>
    </Column>
  );
}

type LibraryTeaserProps = {
  id: string;
  library: HomePage['library'];
  lang: Locale | undefined;
  articles: readonly ArticleTitle[];
};

function LibraryTeaser({ id, library, lang, articles }: LibraryTeaserProps) {
  const { t } = useLanguage();
  return (
    <IntroColumns>
      <Stack $gap={6}>
        <h2 id={id} lang={lang}>
          {library.title}
        </h2>
        <Lead lang={lang}>{library.text}</Lead>
        <div>
          <ButtonLink to={paths.resources} $variant="quiet">
            {t('home.library.all')}
          </ButtonLink>
        </div>
      </Stack>
      {articles.length > 0 ? (
        <Reveal>
          <ArticleTitles articles={articles} />
        </Reveal>
      ) : null}
    </IntroColumns>
  );
}

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
  articles: readonly ArticleTitle[];
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
