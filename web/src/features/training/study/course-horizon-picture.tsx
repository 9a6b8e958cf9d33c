import styled from 'styled-components';
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

const slowly = 'transition: opacity 600ms ease-out, bottom 600ms ease-out;';

/** First light, which is there as far as the course is done. */
const Dawn = styled.div`
  position: absolute;
  inset: 0;
  background:
    radial-gradient(60% 80% at 68% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
    linear-gradient(${palette.dusk}, ${palette.rose} 30%, ${palette.amber} 50%, ${palette.sunrise} 75%);
  ${media.motion} {
    ${slowly}
  }
`;

const Sun = styled.div`
  position: absolute;
  inset-inline-start: 68%;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.pill};
  background: ${palette.gold};
  box-shadow: 0 0 2.5rem 0.75rem ${palette.dawnGlow};
  ${media.motion} {
    ${slowly}
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

/** How high the hills stand at a place from 0 to 1 across, as a part of the picture's height. */
function ridge(place: number): number {
  return 0.3 + 0.07 * Math.sin(place * 9.4 + 0.6) + 0.035 * Math.sin(place * 23);
}

const steps = 40;

/** The outline of the hills for a picture of 100 by 100, closed along its lower edge. */
function hillside(shift: number, lift: number): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const place = step / steps;
    return `${(100 * place).toFixed(1)} ${(100 * (1 - ridge(place + shift) - lift)).toFixed(1)}`;
  });
  return `M0 100L${points.join('L')}L100 100Z`;
}

const farHills = hillside(0.35, 0.14);
const nearHills = hillside(0, 0);

/** Night over the hills at the beginning, sunrise at the end, and a light for each module. */
export function CourseHorizonPicture({ states }: { states: readonly ModuleState[] }) {
  const light = states.length === 0 ? 0 : states.filter((state) => state === 'done').length / states.length;
  return (
    <Sky aria-hidden data-drawn>
      <Dawn style={{ opacity: light }} />
      <Sun style={{ opacity: light === 0 ? 0 : 1, bottom: `calc(${String(light)} * (100% - 4rem))` }} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={farHills} fill={palette.hillHazy} />
        <path d={nearHills} fill={palette.midnight} />
      </svg>
      {states.map((state, index) => {
        const place = (index + 0.5) / states.length;
        return (
          <Light
            key={index}
            data-state={state}
            style={{ insetInlineStart: `${String(100 * place)}%`, bottom: `${String(100 * (ridge(place) - 0.12))}%` }}
          />
        );
      })}
    </Sky>
  );
}
