import { builtInLocale, isBuiltIn, languages, type Locale } from '@contracts/language';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { offeredLocales } from '../../i18n/offered-locales';
import { useLanguage } from '../../i18n/language-provider';
import { endLanguageOffer } from '../../i18n/preferred-language';
import { IconButton } from '../../ui/icon-button';
import { Container } from '../../ui/layout';
import { color, fontSize, media, size, space } from '../../ui/theme/theme';
import { LanguageLink } from './language-links';
import { barWidth } from './navigation-layout';

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
  a {
    display: flex;
    align-items: center;
    min-height: ${size.target};
    color: ${color.link};
  }
  /* Hidden while reading further down. */
  [data-scrolled='true'] > && {
    display: none;
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`;

/** Offers another language to visitors whose browser prefers it. */
export function LanguageOffer() {
  const { locale, t } = useLanguage();
  return offeredLocales()
    .filter((offered) => offered !== locale)
    .map((offered) => {
      const decline = t(`language.declineOffer.${builtInLocale(offered)}`);
      return (
        <Line key={offered} lang={offered}>
          <LanguageLink to={offered}>
            {isBuiltIn(offered) ? t(`language.offer.${offered}`) : languages[offered].name}
          </LanguageLink>
          <IconButton label={decline} icon={<X aria-hidden />} onClick={endLanguageOffer} />
        </Line>
      );
    });
}
