import type { Book } from '@contracts/book';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { media, space } from '../../ui/theme/theme';
import { BookCover } from './book-cover';
import { BookHeading, BookLink } from './book-words';

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

export function FeaturedBook({ book }: { book: Book }) {
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
