import { otherLanguage } from '@contracts/language';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { endLanguageOffer } from '../../i18n/preferred-language';
import { IconButton } from '../../ui/icon-button';
import { Container } from '../../ui/layout';
import { color, fontSize, media, size, space } from '../../ui/theme/theme';
import { LanguageLink } from './language-links';
import { barWidth } from './navigation-layout';

/** Set by the inline script before the first paint, to avoid a layout shift. */
const shownFor = (locale: string) => `html[data-language-offer='${locale}']`;

const Line = styled(Container)`
  max-width: ${barWidth};
  display: none;
  ${shownFor('en')} &[lang='en'],
  ${shownFor('es')} &[lang='es'] {
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

/** Offers the other language to visitors whose browser prefers it. */
export function LanguageOffer() {
  const { locale, t } = useLanguage();
  const offered = otherLanguage(locale);
  return (
    <Line lang={offered}>
      <LanguageLink to={offered}>{t(`language.offer.${offered}`)}</LanguageLink>
      <IconButton label={t(`language.declineOffer.${offered}`)} icon={<X aria-hidden />} onClick={endLanguageOffer} />
    </Line>
  );
}
