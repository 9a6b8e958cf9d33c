import type { ResourcesPage } from '@contracts/resources-page';
import styled from 'styled-components';
import type { ViewPreload } from './resources-view';
import { color, radius, space } from '../../ui/theme/theme';

export type TabContentProps = {
  page: ResourcesPage;
  /** The address names an entry of this tab that does not exist. */
  isUnknown: boolean;
  preload: ViewPreload;
};

export const UnknownNote = styled.p.attrs({ role: 'status' })`
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.hairline};
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
`;
