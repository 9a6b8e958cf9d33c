import type { Book } from '@contracts/book';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { NewTabLink } from '../../ui/new-tab-link';
import { Eyebrow } from '../../ui/text';
import { color, media, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BookCover } from './book-cover';

/** On a shelf rather than in a box: a cover, and what is on its back. */
const Frame = styled.article`
  display: grid;
  grid-template-columns: 7.5rem 1fr;
  gap: ${space[4]} clamp(1.25rem, 3vw, 2.5rem);
  align-items: end;
  ${media.wide} {
    grid-template: auto 1fr / 11rem 1fr;
    align-items: start;
  }
`;

const CoverPlace = styled.div`
  ${media.wide} {
    grid-row: 1 / span 2;
  }
`;

const Heading = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

const Author = styled.p`
  color: ${color.textMuted};
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

export function FeaturedBook({ book }: { book: Book }) {
  const { locale, t } = useLanguage();
  const lang = contentLanguage(book, locale);
  return (
    <Frame>
      <CoverPlace>
        <BookCover cover={book.cover} whenNear />
      </CoverPlace>
      <Heading>
        <Eyebrow lang={lang}>{book.category}</Eyebrow>
        <h3 lang={lang}>{book.title}</h3>
        <Author>{t('book.author', { author: book.author })}</Author>
      </Heading>
      <Text>
        <p lang={lang}>{book.description}</p>
        <NewTabLink href={book.amazonUrl} note={t('book.newTab')} variant="quiet">
          {t('book.buy')} <VisuallyHidden lang={lang}>{book.title}</VisuallyHidden>
        </NewTabLink>
      </Text>
    </Frame>
  );
}
