import styled from 'styled-components';
import { Container } from '../../ui/layout';
import { Link } from '../../ui/link';
import { inlineTapTarget } from '../../ui/theme/theme';

/** A section with its heading on top. */
export const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: clamp(2.5rem, 5vw, 4rem);
`;

export const MoreLink = styled(Link)`
  ${inlineTapTarget}
  align-self: start;
  font-weight: 600;
`;
