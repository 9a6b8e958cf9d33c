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
`;

/** Rises into view once, when a tenth of it is seen. What is in view at the start, or without scripts, just stands there. */
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
      { threshold: 0.1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return <Box ref={box}>{children}</Box>;
}
