import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, measureWidth } from './layout';
import { notPrinted, space } from './theme/theme';

const Row = styled(Container)<{ $measure: boolean }>`
  ${({ $measure }) => $measure && `max-width: ${measureWidth};`}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[8]};
  padding-block: clamp(${space[8]}, 4vw, ${space[12]});
  ${notPrinted}
`;

type PageEndProps = {
  children: ReactNode;
  /** Narrow like the text above. */
  measure?: boolean;
};

export function PageEnd({ children, measure = false }: PageEndProps) {
  return <Row $measure={measure}>{children}</Row>;
}
