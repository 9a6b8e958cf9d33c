import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from './layout';
import { palette } from './theme/palette';
import { size, space } from './theme/theme';

const Band = styled.header`
  padding-block: calc(${size.navigation} + clamp(2.5rem, 7vw, 5rem)) clamp(2.5rem, 6vw, 4.5rem);
  &[data-surface] {
    background: radial-gradient(
        90% 85% at 72% 118%,
        ${palette.dawnGlow} 0%,
        ${palette.dawnBlush} 38%,
        ${palette.dawnClear} 74%
      )
      ${palette.night};
  }
`;

const Inner = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

/** Every page but home begins with the same hour: night above, the first light at the horizon. */
export function PageHeader({ children, lang }: { children: ReactNode; lang?: string | undefined }) {
  return (
    <Band data-surface="night" lang={lang}>
      <Inner>{children}</Inner>
    </Band>
  );
}
