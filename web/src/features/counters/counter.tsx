import { useRef, type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { color, font, media, notPrinted, space } from '../../ui/theme/theme';
import { useMotionAllowed } from '../../ui/use-motion-allowed';

const countDurationMs = 3500;

/** Eases out: fast at first, slower towards the final number. */
export function countedValue(target: number, elapsedMs: number): number {
  const progress = Math.min(Math.max(elapsedMs / countDurationMs, 0), 1);
  return Math.round(target * (1 - (1 - progress) ** 3));
}

const visibleShare = 0.3;

/** The number to show while counting up; null before scripts run and once it is finished. */
function useCountUp(target: number, element: RefObject<Element | null>): number | null {
  const motionAllowed = useMotionAllowed();
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    if (!motionAllowed || !element.current) return;
    let frame = 0;
    let began: number | undefined;
    const count = (now: number) => {
      began ??= now;
      const elapsed = now - began;
      setShown(elapsed < countDurationMs ? countedValue(target, elapsed) : null);
      if (elapsed < countDurationMs) frame = window.requestAnimationFrame(count);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const ratio = Math.max(...entries.map(({ intersectionRatio }) => intersectionRatio));
        setShown(0);
        if (ratio < visibleShare) return;
        observer.disconnect();
        frame = window.requestAnimationFrame(count);
      },
      { threshold: visibleShare },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      window.cancelAnimationFrame(frame);
      setShown(null);
    };
  }, [motionAllowed, target, element]);

  return shown;
}

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
    ${notPrinted}
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
