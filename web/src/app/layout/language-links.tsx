import { languages, type Locale } from '@contracts/language';
import type { MouseEvent, ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import styled from 'styled-components';
import { withLanguage } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';
import { offeredLocales } from '../../i18n/offered-locales';
import { useLanguage } from '../../i18n/language-provider';
import { color, media, size, space } from '../../ui/theme/theme';
import { useLanguageChoice } from './use-language-choice';

const List = styled.ul`
  display: flex;
  list-style: none;
  footer & {
    flex-wrap: wrap;
  }
  li + li {
    border-inline-start: 1px solid ${color.hairline};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${size.target};
    padding-inline: ${space[3]};
    color: ${color.textMuted};
    font-size: 1rem;
    text-decoration: none;
  }
  a[aria-current] {
    color: ${color.text};
    font-weight: 600;
  }
  ${media.hover} {
    a:hover {
      color: ${color.link};
    }
  }
`;

export function LanguageLinks() {
  const { t } = useLanguage();
  return (
    <List role="list" aria-label={t('language.label')}>
      {offeredLocales().map((option) => (
        <li key={option}>
          <LanguageLink to={option}>{languages[option].name}</LanguageLink>
        </li>
      ))}
    </List>
  );
}

/** A link, so that it works without scripts. */
export function LanguageLink({ to, children }: { to: Locale; children: ReactNode }) {
  const { locale } = useLanguage();
  const { address } = useSite();
  const choose = useLanguageChoice();
  const href = useHref(withLanguage(address, to));

  const switchInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (to !== locale) void choose(to);
  };

  return (
    <a href={href} lang={to} hrefLang={to} aria-current={to === locale ? 'true' : undefined} onClick={switchInPlace}>
      {children}
    </a>
  );
}
