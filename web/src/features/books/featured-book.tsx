import type { Book } from '@contracts/book';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { NewTabLink } from '../../ui/new-tab-link';
import { Eyebrow } from '../../ui/text';
import { color, media, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BookCover } from './book-cover';

/** On a shelf rather than in a box: a cover, and what is on its back, beside it where there is room. */
const Frame = styled.article`
  display: grid;
  grid-template-columns: 7.5rem 1fr;
  gap: ${space[4]} clamp(1.25rem, 3vw, 2.5rem);
  align-items: end;
  header {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
  }
  header > :last-child {
    color: ${color.textMuted};
  }
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
  const { locale, t } = useLanguage();
  const lang = contentLanguage(book, locale);
  return (
    <Frame>
      <BookCover cover={book.cover} whenNear />
      <header>
        <Eyebrow lang={lang}>{book.category}</Eyebrow>
        <h3 lang={lang}>{book.title}</h3>
        <p>{t('book.author', { author: book.author })}</p>
      </header>
      <p lang={lang}>{book.description}</p>
      <NewTabLink href={book.amazonUrl} note={t('book.newTab')} variant="quiet">
        {t('book.buy')} <VisuallyHidden lang={lang}>{book.title}</VisuallyHidden>
      </NewTabLink>
    </Frame>
  );
}
