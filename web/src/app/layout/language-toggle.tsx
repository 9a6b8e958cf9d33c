import { otherLanguage } from '@contracts/language';
import styled from 'styled-components';
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
  font-size: 1rem;
  font-weight: 600;
  ${media.roomy} {
    display: none;
  }
`;

const labels = { en: 'language.switchToEnglish', es: 'language.switchToSpanish' } as const;

/** For narrow screens: shows the other language, in that language. */
export function LanguageToggle() {
  const { locale, t } = useLanguage();
  const choose = useLanguageChoice();
  const next = otherLanguage(locale);
  return (
    <Tooltip text={t(labels[next])} lang={next}>
      <Toggle lang={next} aria-label={t(labels[next])} onClick={() => void choose(next)}>
        {next.toUpperCase()}
      </Toggle>
    </Tooltip>
  );
}
