import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from './layout';
import { media, space } from './theme/theme';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[8]};
  padding-block: clamp(${space[8]}, 4vw, ${space[12]});
  ${media.print} {
    display: none;
  }
`;

export function PageEnd({ children }: { children: ReactNode }) {
  return (
    <Container>
      <Row>{children}</Row>
    </Container>
  );
}
