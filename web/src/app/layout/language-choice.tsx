import { languages, type Locale, isBuiltIn, builtInLocale } from '@contracts/language';
import { type MouseEvent, type ReactNode, useCallback } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { withLanguage } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';
import { offeredLocales } from '../../i18n/offered-locales';
import { useLanguage } from '../../i18n/language-provider';
import { color, media, size, space, radius, fontSize, tapTarget } from '../../ui/theme/theme';
import { useLinkButton } from '../../lib/hydration/use-link-button';
import { preserveScroll } from '../../lib/use-open-in-address';
import { Tooltip } from '../../ui/tooltip';
import { X } from 'lucide-react';
import { endLanguageOffer } from '../../i18n/preferred-language';
import { IconButton } from '../../ui/icon-button';
import { Container } from '../../ui/layout';
import { barWidth } from './navigation-layout';

/** Switches without reloading. `?lang=` is removed from the address, or reloading would restore the old language. */
function useLanguageChoice(): (locale: Locale) => Promise<void> {
  const { setLocale } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (locale) => {
      await setLocale(locale);
      const parameters = new URLSearchParams(search);
      if (!parameters.has('lang')) return;
      parameters.delete('lang');
      await navigate({ pathname, search: parameters.toString(), hash }, { replace: true, state: preserveScroll });
    },
    [setLocale, pathname, search, hash, navigate],
  );
}

const Toggle = styled.a`
  min-width: ${size.target};
  height: ${size.target};
  padding-inline: ${space[2]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font-size: min(1rem, 5vw);
  font-weight: 600;
  line-height: ${size.target};
  text-align: center;
  text-decoration: none;
  ${media.roomy} {
    display: none;
  }
`;

const labels = { en: 'language.switchToEnglish', es: 'language.switchToSpanish' } as const;

/** For narrow screens: shows the next language, in that language. */
export function LanguageToggle() {
  const { locale, t } = useLanguage();
  const { address } = useSite();
  const choose = useLanguageChoice();
  const offered = offeredLocales();
  const next = offered[(offered.indexOf(locale) + 1) % offered.length] ?? locale;
  const label = isBuiltIn(next) ? t(labels[next]) : `${next.toUpperCase()}, ${languages[next].name}`;
  const button = useLinkButton(useHref(withLanguage(address, next)), () => void choose(next));
  return (
    <Tooltip text={label} lang={next}>
      <Toggle {...button} lang={next} aria-label={label}>
        {next.toUpperCase()}
      </Toggle>
    </Tooltip>
  );
}

/** Set by the inline script before the first paint, to avoid a layout shift. */
const shownFor = (locale: Locale) => `html[data-language-offer='${locale}'] &[lang='${locale}']`;

const Line = styled(Container)`
  max-width: ${barWidth};
  display: none;
  ${() => offeredLocales().map(shownFor).join()} {
    display: flex;
  }
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  height: ${size.target};
  font-size: ${fontSize.small};
  > a {
    display: flex;
    align-items: center;
    min-height: ${size.target};
    color: ${color.link};
  }
  /* Hidden while reading further down; more specific than what shows it. */
  [data-scrolled='true'] > &&& {
    display: none;
  }
  ${media.print} {
    &&&& {
      display: none;
    }
  }
`;

/** Offers another language to visitors whose browser prefers it. */
export function LanguageOffer() {
  const { locale, t } = useLanguage();
  const { address } = useSite();
  // Without scripts it chooses the language of the page.
  const close = useLinkButton(useHref(withLanguage(address, locale)), endLanguageOffer);
  return offeredLocales()
    .filter((offered) => offered !== locale)
    .map((offered) => {
      const decline = t(`language.declineOffer.${builtInLocale(offered)}`);
      return (
        <Line key={offered} lang={offered}>
          <LanguageLink to={offered}>
            {isBuiltIn(offered) ? t(`language.offer.${offered}`) : languages[offered].name}
          </LanguageLink>
          <IconButton as="a" type={undefined} {...close} label={decline} icon={<X aria-hidden />} />
        </Line>
      );
    });
}

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
    ${tapTarget}
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
function LanguageLink({ to, children }: { to: Locale; children: ReactNode }) {
  const { locale } = useLanguage();
  const { address } = useSite();
  const choose = useLanguageChoice();
  const href = useHref(withLanguage(address, to));

  const switchHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (to !== locale) void choose(to);
  };

  return (
    <a href={href} lang={to} hrefLang={to} aria-current={to === locale ? 'true' : undefined} onClick={switchHere}>
      {children}
    </a>
  );
}
