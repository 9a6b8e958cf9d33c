import type { Book } from '@contracts/book';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { NewTabLink } from '../../ui/new-tab-link';
import { Eyebrow, VisuallyHidden } from '../../ui/text';
import { Stack } from '../../ui/layout';
import { color } from '../../ui/theme/theme';

type BookWordsProps = { book: Book; lang: string | undefined };

const Heading = styled(Stack)`
  > :last-child {
    color: ${color.textMuted};
  }
`;

export function BookHeading({ book, lang }: BookWordsProps) {
  const { t } = useLanguage();
  return (
    <Heading as="header" $gap={2}>
      <Eyebrow lang={lang}>{book.category}</Eyebrow>
      <h3 lang={lang}>{book.title}</h3>
      <p>{t('book.author', { author: book.author })}</p>
    </Heading>
  );
}

export function BookLink({ book, lang }: BookWordsProps) {
  const { t } = useLanguage();
  return (
    <NewTabLink href={book.amazonUrl} note={t('words.newTab')} variant="quiet">
      <span>{t('book.buy')}</span> <VisuallyHidden lang={lang}>{book.title}</VisuallyHidden>
    </NewTabLink>
  );
}
