import { LoaderCircle } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { color, radius } from './theme/theme';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${radius.control};
  background: ${color.hairline};
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

const turn = keyframes`
  to { rotate: 1turn; }
`;

/** Beside words that say what is under way. */
export const Spinner = styled(LoaderCircle).attrs({ 'aria-hidden': true, size: '1.2em' })`
  animation: ${turn} 900ms linear infinite;
`;
