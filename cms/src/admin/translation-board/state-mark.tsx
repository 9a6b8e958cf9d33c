import { styled } from 'styled-components';
import type { TranslationState } from '../../api/translation-board/contract';

const colors = {
  behind: 'warning600',
  missing: 'neutral400',
  draft: 'secondary500',
  published: 'success500',
} as const;

/** A dot before the name of a state: filled once there is something to read, a ring where nothing is. */
export const StateDot = styled.span<{ $state: TranslationState }>`
  flex: none;
  width: 0.9rem;
  height: 0.9rem;
  border: 2px solid ${({ theme, $state }) => theme.colors[colors[$state]]};
  border-radius: 50%;
  background: ${({ theme, $state }) => ($state === 'missing' ? 'transparent' : theme.colors[colors[$state]])};
`;
