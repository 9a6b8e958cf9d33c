import type { Book } from '@contracts/book';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { media, space } from '../../ui/theme/theme';
import { BookCover } from './book-cover';
import { BookHeading, BookLink } from './book-words';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: min(7.5rem, 37.5vw) 1fr;
  align-items: start;
  align-content: start;
  gap: ${space[4]} clamp(1rem, 3vw, 2rem);
  height: 100%;
  ${media.wide} {
    grid-template-columns: 11rem 1fr;
  }
`;

/** Beside the cover where there is room, below it on phones. */
const Text = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[5]};
  ${media.wide} {
    grid-column: 2;
  }
`;

const CoverPlace = styled.div`
  ${media.wide} {
    grid-row: 1 / span 2;
  }
`;

export function BookCard({ book }: { book: Book }) {
  const { locale } = useLanguage();
  const lang = contentLanguage(book, locale);
  return (
    <Frame id={`book-${book.documentId}`} tabIndex={-1}>
      <CoverPlace>
        <BookCover cover={book.cover} />
      </CoverPlace>
      <BookHeading book={book} lang={lang} />
      <Text>
        <p lang={lang}>{book.description}</p>
        <BookLink book={book} lang={lang} />
      </Text>
    </Frame>
  );
}
