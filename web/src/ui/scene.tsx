import styled, { css } from 'styled-components';
import { palette } from './theme/palette';
import { notPrinted } from './theme/theme';

const glow = (position: string) => css`
  radial-gradient(24% 90% at ${position}, ${palette.dawnGlow}, ${palette.dawnGlowClear})
`;

/** 400 wide and 60 high: a watchtower, a valley between two hills, and high mountains. */
const scenes = {
  watch: {
    sky: css`
      ${glow('24% 100%')}, linear-gradient(${palette.night}, ${palette.dusk})
    `,
    hills: [
      ['M0 60V44C60 38 120 47 180 43S300 36 400 44V60Z', palette.hillHazy],
      ['M0 60V53C80 47 140 55 220 50S340 47 400 53V60ZM319 52V31h-2v-8h2v3h2v-3h2v3h2v-3h2v8h-2V52Z', palette.midnight],
    ],
  },
  valley: {
    sky: css`
      ${glow('50% 88%')}, linear-gradient(${palette.night}, ${palette.dusk} 30%, ${palette.rose})
    `,
    hills: [
      ['M0 60V20C70 8 130 38 200 48C270 38 330 8 400 20V60Z', palette.roseHill],
      ['M0 60V42C80 33 150 54 200 58C250 54 320 33 400 42V60Z', palette.midnight],
    ],
  },
  summit: {
    sky: css`
      ${glow('66% 96%')}, linear-gradient(${palette.night}, ${palette.dusk} 25%, ${palette.amber})
    `,
    hills: [
      ['M0 60V40L46 22 70 32 118 6 150 30 186 18 236 40 280 12 316 30 352 20 400 38V60Z', palette.amberHill],
      ['M106 13L118 6 130 15 121 13 116 18ZM270 18L280 12 290 19 281 17 276 21Z', palette.mist],
      ['M0 60V52L60 40 110 50 170 36 232 53 300 38 350 50 400 44V60Z', palette.midnight],
    ],
  },
} as const;

export type SceneName = keyof typeof scenes;

const Sky = styled.div<{ $name: SceneName }>`
  display: flex;
  align-items: flex-end;
  overflow: hidden;
  background: ${({ $name }) => scenes[$name].sky};
  svg {
    width: 100%;
    max-width: none;
    height: 72%;
  }
  ${notPrinted}
`;

/** Decorative, and as wide as its container. */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  return (
    <Sky $name={name} className={className} aria-hidden data-drawn>
      <svg viewBox="0 0 400 60" preserveAspectRatio="none">
        {scenes[name].hills.map(([line, fill]) => (
          <path key={line} d={line} fill={fill} />
        ))}
      </svg>
    </Sky>
  );
}
