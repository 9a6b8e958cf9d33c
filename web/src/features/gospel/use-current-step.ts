import { useEffect, useState } from 'react';
import { gospelStepId } from './gospel-words';

/** The last section whose beginning is above the middle of the screen, from 0; -1 if there is none. */
export function useCurrentStep(count: number): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const steps = Array.from({ length: count }, (_, index) => document.getElementById(gospelStepId(index)));
    // Positions are compared, because a jump may pass several sections at once.
    const isPassed = (step: Element | null) => step && step.getBoundingClientRect().top <= window.innerHeight / 2;
    const observer = new IntersectionObserver(() => setCurrent(steps.map(isPassed).lastIndexOf(true)), {
      rootMargin: '-50% 0px',
    });
    for (const step of steps) if (step) observer.observe(step);
    return () => observer.disconnect();
  }, [count]);
  return current;
}
