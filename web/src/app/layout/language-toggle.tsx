import { isBuiltIn, languages } from '@contracts/language';
import styled from 'styled-components';
import { offeredLocales } from '../../i18n/offered-locales';
import { useLanguage } from '../../i18n/language-provider';
import { color, media, radius, size, space } from '../../ui/theme/theme';
import { Tooltip } from '../../ui/tooltip';
import { useLanguageChoice } from './use-language-choice';

const Toggle = styled.button.attrs({ type: 'button' })`
  min-width: ${size.target};
  height: ${size.target};
  padding-inline: ${space[2]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: none;
  font-size: min(1rem, 5vw);
  font-weight: 600;
  ${media.roomy} {
    display: none;
  }
`;

const labels = { en: 'language.switchToEnglish', es: 'language.switchToSpanish' } as const;

/** For narrow screens: shows the next language, in that language. */
export function LanguageToggle() {
  const { locale, t } = useLanguage();
  const choose = useLanguageChoice();
  const offered = offeredLocales();
  const next = offered[(offered.indexOf(locale) + 1) % offered.length] ?? locale;
  const label = isBuiltIn(next) ? t(labels[next]) : `${next.toUpperCase()}, ${languages[next].name}`;
  return (
    <Tooltip text={label} lang={next}>
      <Toggle lang={next} aria-label={label} onClick={() => void choose(next)}>
        {next.toUpperCase()}
      </Toggle>
    </Tooltip>
  );
}
