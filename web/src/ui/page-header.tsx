import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { column, Container, measureWidth } from './layout';
import { Scene, type SceneName } from './scene';
import { Lead } from './text';
import { palette } from './theme/palette';
import { media, size, space } from './theme/theme';

const Band = styled.header`
  padding-top: calc(${size.navigation} + clamp(2.5rem, 7vw, 5rem));
  padding-bottom: clamp(2.5rem, 6vw, 4.5rem);
  &[data-surface] {
    background:
      radial-gradient(60% 5rem at 76% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
      radial-gradient(95% 11rem at 76% 100%, ${palette.dawnBlush}, ${palette.dawnBlushClear}),
      linear-gradient(${palette.night} 35%, ${palette.dusk});
  }
  &[data-scene] {
    background: ${palette.night};
  }
  ${media.print} {
    padding-top: 0;
    padding-bottom: 0;
    &[data-surface] {
      background: none;
    }
  }
`;

const Inner = styled(Container)<{ $measure: boolean }>`
  ${({ $measure }) =>
    $measure &&
    css`
      max-width: ${measureWidth};
    `}
  ${column(space[4])}
  ${media.print} {
    --gap: 0.5rem;
    max-width: none;
  }
`;

/** Below the text, which needs a plain background. */
const Horizon = styled(Scene)`
  height: clamp(5.5rem, 13vw, 11rem);
  margin-block: clamp(1.5rem, 4vw, 3rem) calc(-1 * clamp(2.5rem, 6vw, 4.5rem));
`;

type PageHeaderProps = {
  title?: string;
  lead?: string;
  /** What else it has, or all of it. */
  children?: ReactNode;
  lang?: string | undefined;
  /** Narrow like the text that follows, so that both are aligned. */
  measure?: boolean;
  /** Scenery at the horizon. */
  scene?: SceneName;
  className?: string;
};

/** The header of every page but home: night sky with first light at the horizon. */
export function PageHeader({ title, lead, children, lang, measure = false, scene, className }: PageHeaderProps) {
  return (
    <Band className={className} data-surface="night" data-scene={scene} lang={lang}>
      <Inner $measure={measure}>
        {title !== undefined && <h1>{title}</h1>}
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </Inner>
      {scene && <Horizon name={scene} />}
    </Band>
  );
}
