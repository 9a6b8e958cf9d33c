import { isBuiltIn, languages } from '@contracts/language';
import styled from 'styled-components';
import { offeredLocales } from '../../i18n/offered-locales';
import { useLanguage } from '../../i18n/language-provider';
import { color, media, radius, size, space } from '../../ui/theme/theme';
import { withLanguage } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';
import { Tooltip } from '../../ui/tooltip';
import { useLanguageChoice } from './use-language-choice';

const Toggle = styled.button.attrs({ type: 'button' })`
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
  const name = { lang: next, 'aria-label': label, children: next.toUpperCase() };
  return (
    <>
      <Tooltip text={label} lang={next}>
        <Toggle data-scripted {...name} onClick={() => void choose(next)} />
      </Tooltip>
      <noscript>{import.meta.env.SSR && <Toggle as="a" href={withLanguage(address, next)} {...name} />}</noscript>
    </>
  );
}
