import styled from 'styled-components';
import { color, fillsFrame, fontSize, framed, media, radius, space } from '../../../ui/theme/theme';

/**
 * Scrolls by itself, so that what follows stays near. One set of rules, because hundreds of styled components are slow.
 */
export const ImageTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr));
  gap: ${space[1]};
  max-height: min(36rem, 62 * var(--screen));
  padding: ${space[2]};
  overflow-y: auto;
  ${framed}
  list-style: none;
  ${media.wide} {
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: ${space[2]};
    padding: ${space[3]};
  }
  /* Its size follows from its width alone, so those out of sight need no layout to hold their space. */
  > li {
    align-self: start;
    justify-self: stretch;
    position: relative;
    aspect-ratio: 1 / 1.2;
    content-visibility: auto;
  }
  /* Safari takes no share of a height that follows from the width. */
  label {
    position: absolute;
    inset: ${space[1]};
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    border-radius: ${radius.control};
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
    /* Clear of the bar that stays at the bottom of a phone's screen. */
    scroll-margin-block: ${space[2]} 8rem;
  }
  [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 0;
    overflow: hidden;
    border-radius: ${radius.control};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
  img {
    ${fillsFrame}
  }
  [data-broken] [data-part='picture'] {
    opacity: 0.6;
  }
  [data-part='name'] {
    overflow: hidden;
    padding: ${space[1]} 2px 0;
    font-size: 0.8125rem;
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.textMuted};
  }
  [data-part='mark'] {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-end: ${space[1]};
    display: grid;
    place-items: center;
    min-width: 1.625rem;
    height: 1.625rem;
    padding-inline: ${space[1]};
    border: 2px solid ${color.controlBorder};
    border-radius: ${radius.pill};
    background: ${color.surfaceRaised};
    font: 600 ${fontSize.small} / 1 var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  input:checked ~ [data-part='picture']::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 4px solid ${color.action};
    border-radius: inherit;
    box-shadow: inset 0 0 0 2px ${color.surfaceRaised};
  }
  input:checked ~ [data-part='mark'] {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  }
  input:checked ~ [data-part='name'] {
    font-weight: 600;
    color: ${color.text};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  label:has(:disabled) {
    cursor: progress;
  }
`;
