import type { Book } from '@contracts/book';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { FeaturedBook } from '../../features/books/featured-book';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Reveal } from '../../ui/reveal';
import { Lead } from '../../ui/text';
import { media, space } from '../../ui/theme/theme';
import { Column, MoreLink } from './section-layout';

const Heading = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[4]};
`;

const Shelf = styled.ul`
  display: grid;
  gap: ${space[12]} clamp(2.5rem, 6vw, 5rem);
  list-style: none;
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
  }
`;

type FeaturedBooksProps = {
  id: string;
  title: string;
  text: string;
  lang: Locale | undefined;
  books: readonly Book[];
};

export function FeaturedBooks({ id, title, text, lang, books }: FeaturedBooksProps) {
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
