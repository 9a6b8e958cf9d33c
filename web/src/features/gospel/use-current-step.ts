import { useEffect, useState } from 'react';
import { gospelStepId } from './gospel-words';

/** The section that last crossed the middle of the screen, from 0; -1 before there was one. */
export function useCurrentStep(count: number): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const steps = Array.from({ length: count }, (_, index) => document.getElementById(gospelStepId(index)));
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(steps.findIndex((step) => step === entered.target));
      },
      { rootMargin: '-50% 0px' },
    );
    for (const step of steps) if (step) observer.observe(step);
    return () => observer.disconnect();
  }, [count]);
  return current;
}
