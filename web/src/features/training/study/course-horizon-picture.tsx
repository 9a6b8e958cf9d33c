import { useEffect, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { palette } from '../../../ui/theme/palette';
import { media, radius } from '../../../ui/theme/theme';
import type { ModuleState } from './course-progress';

const Sky = styled.div`
  position: relative;
  overflow: hidden;
  height: clamp(8rem, 17vw, 12rem);
  background: linear-gradient(${palette.night}, ${palette.dusk});
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
  }
`;

const brighten = keyframes`
  from { opacity: var(--before); }
`;

const climb = keyframes`
  from { bottom: calc(var(--before) * (100% - 4rem)); }
`;

const slowly = 'transition: opacity 1s ease-out, bottom 1s ease-out;';

const star = (position: string, size = 1) => css`
  radial-gradient(${size}px ${size}px at ${position}, ${palette.paper}, transparent ${size + 1}px)
`;

/** Stars, a thin moon, and where the sun will rise: what there is to see before the first module is done. */
const Night = styled.div`
  position: absolute;
  inset: 0;
  background:
    ${star('8% 22%')}, ${star('15% 48%')}, ${star('21% 12%', 1.5)}, ${star('29% 34%')}, ${star('37% 18%')},
    ${star('44% 44%', 1.5)}, ${star('52% 10%')}, ${star('58% 30%')}, ${star('73% 16%', 1.5)}, ${star('79% 40%')},
    ${star('93% 14%')}, ${star('97% 36%')},
    radial-gradient(40% 70% at 68% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear});
  &::before {
    content: '';
    position: absolute;
    inset: 16% auto auto 86%;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: ${radius.pill};
    box-shadow: inset -0.35rem -0.1rem 0 ${palette.sunrise};
  }
`;

/** First light, which is there as far as the course is done. */
const Dawn = styled.div`
  position: absolute;
  inset: 0;
  opacity: var(--light);
  background:
    radial-gradient(60% 80% at 68% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
    linear-gradient(${palette.dusk}, ${palette.rose} 30%, ${palette.amber} 50%, ${palette.sunrise} 75%);
  ${media.motion} {
    ${slowly}
    animation: ${brighten} 1.5s ease-out;
  }
`;

const Sun = styled.div`
  position: absolute;
  bottom: calc(var(--light) * (100% - 4rem));
  inset-inline: 68% auto;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.pill};
  background: ${palette.gold};
  box-shadow: 0 0 2.5rem 0.75rem ${palette.dawnGlow};
  &[hidden] {
    display: block;
    opacity: 0;
  }
  ${media.motion} {
    ${slowly}
    animation: ${climb} 1.5s ease-out;
  }
`;

/** A house on the hill, whose window is lit. */
const Light = styled.span`
  position: absolute;
  width: 0.75rem;
  height: 0.75rem;
  margin: -0.375rem;
  border: 1.5px solid ${palette.mist};
  border-radius: ${radius.pill};
  background: ${palette.midnight};
  &[data-state='begun'] {
    border-color: ${palette.gold};
    background: linear-gradient(to top, ${palette.gold} 50%, ${palette.midnight} 50%);
  }
  &[data-state='done'] {
    border-color: ${palette.gold};
    background: ${palette.gold};
    box-shadow: 0 0 0.75rem 0.25rem ${palette.dawnGlow};
  }
`;

/** How high the hills stand at an x from 0 to 1 across, as a part of the picture's height. */
function ridge(x: number): number {
  return 0.3 + 0.07 * Math.sin(x * 9.4 + 0.6) + 0.035 * Math.sin(x * 23);
}

const steps = 40;

/** The outline of the hills for a picture of 100 by 100, closed along its lower edge. */
function hillside(shift: number, lift: number): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = step / steps;
    return `${(100 * x).toFixed(1)} ${(100 * (1 - ridge(x + shift) - lift)).toFixed(1)}`;
  });
  return `M0 100L${points.join('L')}L100 100Z`;
}

const farHills = hillside(0.35, 0.14);
const nearHills = hillside(0, 0);

/** Seen last: whoever comes back from a module that is done sees the morning come. */
let shownLight = 0;

/** Night over the hills at the beginning, sunrise at the end, and a light for each module. */
export function CourseHorizonPicture({ states }: { states: readonly ModuleState[] }) {
  const light = states.length === 0 ? 0 : states.filter((state) => state === 'done').length / states.length;
  const [before] = useState(shownLight);
  useEffect(() => {
    shownLight = light;
  }, [light]);
  return (
    <Sky aria-hidden data-drawn style={{ '--light': light, '--before': before }}>
      <Night />
      <Dawn />
      <Sun hidden={light === 0} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={farHills} fill={palette.hillHazy} />
        <path d={nearHills} fill={palette.midnight} />
      </svg>
      {states.map((state, index) => {
        const x = (index + 0.5) / states.length;
        return (
          <Light
            key={index}
            data-state={state}
            style={{ marginInlineStart: `${String(100 * x)}%`, bottom: `${String(100 * (ridge(x) - 0.12))}%` }}
          />
        );
      })}
    </Sky>
  );
}
