import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { color, radius, size } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/text';
import { gospelStepId } from './gospel-words';

const Steps = styled.ol`
  display: flex;
  max-width: 22rem;
  list-style: none;
  li {
    flex: 1;
    position: relative;
  }
  /* The way between two dots. */
  li + li::before {
    content: '';
    position: absolute;
    inset-block: 50% auto;
    inset-inline: -50% 50%;
    border-block-start: 2px solid ${color.hairline};
    margin-inline: 0.6rem;
  }
  li[data-passed='true']::before {
    border-color: ${color.accent};
  }
  a {
    display: grid;
    place-items: center;
    min-height: ${size.target};
    color: ${color.text};
  }
  a > span:first-child {
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${color.controlBorder};
    border-radius: ${radius.pill};
  }
  [data-passed='true'] > a > span:first-child {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  [aria-current] > span:first-child {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  }
`;

type GospelProgressProps = { sections: GospelPresentation['sections']; lang: Locale | undefined };

/** Five dots, each a link to its section. */
export function GospelProgress({ sections, lang }: GospelProgressProps) {
  const { t } = useLanguage();
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentStep(nav, sections.length);
  return (
    <nav ref={nav} aria-label={t('gospelDialog.parts')}>
      <Steps>
        {sections.map(({ title }, index) => (
          <li key={title} data-passed={index <= current}>
            <a
              href={`#${gospelStepId(index)}`}
              aria-current={index === current ? 'step' : undefined}
              onClick={(event) => goTo(event, index)}
            >
              <span />
              <VisuallyHidden>
                <span>{`${index + 1}.`}</span> <span lang={lang}>{title}</span>
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </Steps>
    </nav>
  );
}

/** Finds a part of the same presentation: until the dialog has come, the page below it holds another. */
function stepBeside(progress: Element | null, index: number) {
  return progress?.closest('section, [role=dialog]')?.querySelector(`#${gospelStepId(index)}`);
}

/** Scrolls without changing the address, which belongs to the page below. */
function goTo(event: MouseEvent, index: number): void {
  event.preventDefault();
  const step = stepBeside(event.currentTarget, index);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  step?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  step?.querySelector('h3')?.focus({ preventScroll: true });
}

/** The last section whose beginning is above the middle of the screen, from 0; -1 if there is none. */
function useCurrentStep(nav: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const steps = Array.from({ length: count }, (_, index) => stepBeside(nav.current, index));
    // Positions are compared, because a jump may pass several sections at once.
    const isPassed = (step?: Element | null) => step && step.getBoundingClientRect().top <= window.innerHeight / 2;
    const observer = new IntersectionObserver(() => setCurrent(steps.map(isPassed).lastIndexOf(true)), {
      rootMargin: '-50% 0px',
    });
    for (const step of steps) if (step) observer.observe(step);
    return () => observer.disconnect();
  }, [nav, count]);
  return current;
}
