import styled from 'styled-components';
import { Container } from '../../ui/layout';
import { Link } from '../../ui/link';
import { size } from '../../ui/theme/theme';

/** A section with its heading on top. */
export const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: clamp(2.5rem, 5vw, 4rem);
`;

export const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  min-height: ${size.target};
  font-weight: 600;
`;
