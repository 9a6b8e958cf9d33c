import type { Book } from '@contracts/book';
import styled from 'styled-components';
import { CardGrid } from '../../ui/card';
import { Stack } from '../../ui/layout';
import { media } from '../../ui/theme/theme';
import { BookCard } from './book-card';

/** Wider columns than for articles, because the cover is beside the text. */
const Grid = styled(CardGrid)`
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
  }
`;

export function BookList({ title, books }: { title: string; books: readonly Book[] }) {
  if (books.length === 0) return null;
  return (
    <Stack $gap={5}>
      <h2>{title}</h2>
      <Grid role="list">
        {books.map((book) => (
          <li key={book.documentId}>
            <BookCard book={book} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
