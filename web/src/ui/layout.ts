import styled, { css } from 'styled-components';
import { color, media, notPrinted, radius, size, space } from './theme/theme';

/** Parts below each other; on paper blocks, because engines of before 2022 cut the lines of other boxes in two. */
export const column = (gap: string) => css`
  --gap: ${gap};
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  ${media.print} {
    display: block;
    > * + * {
      margin-block-start: var(--gap);
    }
  }
`;

export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-left: ${space.gutter};
  padding-right: ${space.gutter};
  ${media.print} {
    max-width: none;
    padding-left: 0;
    padding-right: 0;
  }
`;

/** A heading with its introduction beside the content, where there is room. */
export const IntroColumns = styled(Container)`
  display: grid;
  gap: ${space[10]} clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  ${media.roomy} {
    grid-template-columns: 5fr 7fr;
  }
`;

export const measureWidth = `calc(${size.measure} + 2 * ${space.gutter})`;

/** The text of a page, no wider than can be read with ease. */
export const TextColumn = styled(Container)`
  ${column(space[12])}
  max-width: ${measureWidth};
  padding-block: clamp(2.5rem, 6vw, 4.5rem);
`;

/** A full-width band of the page. `data-surface` sets its colours. */
export const Section = styled.section`
  padding-top: ${space.section};
  padding-bottom: ${space.section};
  ${media.print} {
    padding-block: 14pt;
  }
`;

export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  ${({ $gap = 4 }) => column(space[$gap])}
`;

/** No wider than can be read with ease. */
export const ReadingStack = styled(Stack)`
  max-width: ${size.measure};
`;

/** Lines of a form are not longer than those of a text. */
export const Narrow = styled(Stack)`
  max-width: ${size.measure};
  margin-inline: auto;
`;

/** Buttons and links in a row that wraps. */
export const Cluster = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** What can be done with an article or a module. */
export const Tools = styled(Cluster)`
  align-items: flex-start;
  ${notPrinted}
`;

export const OnScreen = styled.div`
  ${notPrinted}
`;

export const PlainList = styled.ul`
  list-style: none;
`;

/** Entries below each other in one frame. */
export const FramedList = styled.ul`
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  list-style: none;
  > li + li {
    border-top: 1px solid ${color.hairline};
  }
`;
