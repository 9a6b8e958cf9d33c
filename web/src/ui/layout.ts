import styled from 'styled-components';
import { media, size, space } from './theme/theme';

/** Content between its gutters, never wider than the page is meant to be read. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  ${media.print} {
    max-width: none;
    padding-inline: 0;
  }
`;

/** A heading with its introduction, and beside it, where there is room, the larger part that it introduces. */
export const IntroColumns = styled(Container)`
  display: grid;
  gap: ${space[10]} clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  ${media.roomy} {
    grid-template-columns: 5fr 7fr;
  }
`;

/** A text column between its gutters. */
export const measureWidth = `calc(${size.measure} + 2 * ${space.gutter})`;

/** A band of the page with room to breathe. Give it a `data-surface` to change its colours. */
export const Section = styled.section`
  padding-block: ${space.section};
`;

/** A column whose children stand apart: the parent spaces its children. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** Buttons and links side by side, wrapping where there is no room. */
export const Cluster = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;
