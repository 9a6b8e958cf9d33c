import type { Book } from '@contracts/book';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Card, CardGrid } from '../../ui/card';
import { Stack } from '../../ui/layout';
import { columnsFrom, media, space } from '../../ui/theme/theme';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { BookCover } from './book-cover';
import { BookHeading, BookLink } from './book-words';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: min(7.5rem, 37.5vw) 1fr;
  align-items: start;
  align-content: start;
  gap: ${space[4]} clamp(1rem, 3vw, 2rem);
  height: 100%;
  ${columnsFrom('wide', '11rem 1fr')}
`;

/** Beside the cover where there is room, below it on phones. */
const Text = styled(Stack)`
  grid-column: 1 / -1;
  align-items: flex-start;
  ${media.wide} {
    grid-column: 2;
  }
`;

const CoverFrame = styled.div`
  ${media.wide} {
    grid-row: 1 / span 2;
  }
`;

function BookCard({ book }: { book: Book }) {
  const { locale } = useLanguage();
  const lang = contentLanguage(book, locale);
  return (
    <Frame id={`book-${book.documentId}`} tabIndex={-1}>
      <CoverFrame>
        <BookCover cover={book.cover} />
      </CoverFrame>
      <BookHeading book={book} lang={lang} />
      <Text $gap={5}>
        <p lang={lang}>{book.description}</p>
        <BookLink book={book} lang={lang} />
      </Text>
    </Frame>
  );
}

/** Wider columns than for articles, because the cover is beside the text. */
const Grid = styled(CardGrid)`
  ${columnsFrom('roomy', '1fr 1fr')}
`;

type BookListProps = { title: string; books: readonly Book[]; styleOf: (category: string) => CSSProperties };

export function BookList({ title, books, styleOf }: BookListProps) {
  if (books.length === 0) return null;
  return (
    <Stack $gap={5}>
      <h2>{title}</h2>
      <Grid role="list">
        {books.map((book) => (
          <li key={book.documentId} style={styleOf(book.category)}>
            <BookCard book={book} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
