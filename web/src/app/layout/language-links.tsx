import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useSite } from '../../lib/site-context';
import { useLanguage } from '../../i18n/language-provider';
import { color, media, size, space } from '../../ui/theme/theme';
import { useLanguageChoice } from './use-language-choice';

const List = styled.ul`
  display: flex;
  list-style: none;
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

const names = { en: 'language.english', es: 'language.spanish' } as const satisfies Record<Locale, string>;

/** Links, so that the language can be chosen before scripts have come, or without them. */
export function LanguageLinks() {
  const { locale, t } = useLanguage();
  const { address } = useSite();
  const choose = useLanguageChoice();

  const switchInPlace = (event: MouseEvent, chosen: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (chosen !== locale) void choose(chosen);
  };

  return (
    <List role="list" aria-label={t('language.label')}>
      {locales.map((option) => (
        <li key={option}>
          <a
            href={`${address}${address.includes('?') ? '&' : '?'}lang=${option}`}
            lang={option}
            hrefLang={option}
            aria-current={option === locale ? 'true' : undefined}
            onClick={(event) => switchInPlace(event, option)}
          >
            {t(names[option])}
          </a>
        </li>
      ))}
    </List>
  );
}
