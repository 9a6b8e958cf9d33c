import { useRef } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { color, font, media, space } from '../../ui/theme/theme';
import { useCountUp } from './use-count-up';

/** The number comes first visually, the label first for screen readers. */
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
  dd {
    position: relative;
    margin: 0;
    font: clamp(3.5rem, 1.6rem + 8vw, 7.5rem) / 1 ${font.serif};
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: -0.02em;
  }
  /* The number itself keeps its place, and is what is read out, while another stands before it. */
  dd > :nth-last-child(2) {
    opacity: 0;
    ${media.print} {
      opacity: 1;
    }
  }
  [aria-hidden] {
    position: absolute;
    inset: 0;
    ${media.print} {
      display: none;
    }
  }
`;

type CounterProps = { value: number; label: string; lang: string | undefined };

/** Must be inside a `<dl>`. */
export function Counter({ value, label, lang }: CounterProps) {
  const { locale } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useCountUp(value, frame);
  return (
    <Frame ref={frame}>
      <dt lang={lang}>{label}</dt>
      <dd>
        <span>{formatNumber(locale, value)}</span>
        {shown !== null && <span aria-hidden>{formatNumber(locale, shown)}</span>}
      </dd>
    </Frame>
  );
}
