import type { Book } from '@contracts/book';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { NewTabLink } from '../../ui/new-tab-link';
import { Eyebrow } from '../../ui/text';
import { color, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/visually-hidden';

type BookWordsProps = { book: Book; lang: string | undefined };

const Heading = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  > :last-child {
    color: ${color.textMuted};
  }
`;

export function BookHeading({ book, lang }: BookWordsProps) {
  const { t } = useLanguage();
  return (
    <Heading>
      <Eyebrow lang={lang}>{book.category}</Eyebrow>
      <h3 lang={lang}>{book.title}</h3>
      <p>{t('book.author', { author: book.author })}</p>
    </Heading>
  );
}

export function BookLink({ book, lang }: BookWordsProps) {
  const { t } = useLanguage();
  return (
    <NewTabLink href={book.amazonUrl} note={t('book.newTab')} variant="quiet">
      <span>{t('book.buy')}</span> <VisuallyHidden lang={lang}>{book.title}</VisuallyHidden>
    </NewTabLink>
  );
}
