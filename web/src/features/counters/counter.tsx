import { useRef } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { color, font, media, space } from '../../ui/theme/theme';
import { useCountUp } from './use-count-up';

/** The number first for the eye, what it counts first for those who listen. */
const Frame = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: 3px solid ${color.accent};
  dt {
    max-width: 24ch;
    line-height: 1.4;
  }
`;

const Figure = styled.dd`
  position: relative;
  justify-self: start;
  margin: 0;
  font: clamp(3.5rem, 1.6rem + 8vw, 7.5rem) / 1 ${font.serif};
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: -0.02em;
`;

/** Keeps the place of the number, and is what is read out, while it counts. */
const Final = styled.span<{ $covered: boolean }>`
  opacity: ${({ $covered }) => ($covered ? 0 : 1)};
  ${media.print} {
    opacity: 1;
  }
`;

const Counting = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  ${media.print} {
    display: none;
  }
`;

type CounterProps = { value: number; label: string; lang: string | undefined };

/** Belongs into a `<dl>`. */
export function Counter({ value, label, lang }: CounterProps) {
  const { locale } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useCountUp(value, frame);
  return (
    <Frame ref={frame}>
      <dt lang={lang}>{label}</dt>
      <Figure>
        <Final $covered={shown !== null}>{formatNumber(locale, value)}</Final>
        {shown !== null && <Counting aria-hidden>{formatNumber(locale, shown)}</Counting>}
      </Figure>
    </Frame>
  );
}
