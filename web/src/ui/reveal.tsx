import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from './theme/theme';

const Box = styled.div`
  ${media.motion} {
    transition:
      opacity 500ms ease-out,
      transform 500ms ease-out;
    &[data-reveal='waiting'] {
      opacity: 0;
      transform: translateY(16px);
    }
  }
  ${media.print} {
    &[data-reveal='waiting'] {
      opacity: 1;
      transform: none;
    }
  }
`;

/** The visible share at which it is revealed. */
const share = 0.1;

/** A tenth of a very long section may not fit the window: half a window is enough then. */
function shareToSee(element: Element): number {
  return Math.min(share, window.innerHeight / 2 / element.getBoundingClientRect().height);
}

/** Animates its content in once, when a tenth is visible. Not for what is visible at the start, nor without scripts. */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { threshold: shareToSee(element) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return <Box ref={box}>{children}</Box>;
}
