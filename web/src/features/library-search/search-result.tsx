import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { linkId } from '../../lib/page-address';
import { fromList } from '../../ui/back-link';
import { Link } from '../../ui/link';
import { Eyebrow } from '../../ui/text';
import { color, media, space } from '../../ui/theme/theme';
import type { LibraryEntry } from './library-entry';

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding-block: ${space[6]};
  border-bottom: 1px solid ${color.hairline};
  &:first-child {
    border-top: 1px solid ${color.hairline};
  }
`;

const Title = styled(Link)`
  color: ${color.text};
  text-decoration-color: transparent;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    li:hover & {
      color: ${color.link};
      text-decoration-color: currentColor;
    }
  }
`;

const Summary = styled.p`
  max-width: 60ch;
  color: ${color.textMuted};
`;

const kinds = {
  article: 'librarySearch.article',
  module: 'librarySearch.module',
  book: 'librarySearch.book',
} as const;

/** A book's card is on the same page, so following its link closes the results. */
export function SearchResult({ entry, onLeave }: { entry: LibraryEntry; onLeave: () => void }) {
  const { t } = useLanguage();
  const { kind, category, title, summary, address, lang } = entry;
  // Opening a new tab leaves the results open.
  const leave = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey) onLeave();
  };
  return (
    <Item>
      <Eyebrow>
        <span>{t(kinds[kind])}</span> · <span lang={lang}>{category}</span>
        {lang && <span>{` · ${t(`language.in.${lang}`)}`}</span>}
      </Eyebrow>
      <h3 lang={lang}>
        <Title to={address} id={linkId(address)} state={fromList} onClick={kind === 'book' ? leave : undefined}>
          {title}
        </Title>
      </h3>
      <Summary lang={lang}>{summary}</Summary>
    </Item>
  );
}
