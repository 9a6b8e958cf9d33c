import styled from 'styled-components';
import { palette } from '../../ui/theme/palette';
import { radius } from '../../ui/theme/theme';

/** Keeps its shape while the player comes, and leaves room on a low screen for what stands around it. */
export const VideoFrame = styled.div`
  align-self: center;
  width: 100%;
  max-width: calc(max(100svh - 14rem, 12rem) * 16 / 9);
  min-width: min(100%, 16rem);
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${palette.night};
`;
