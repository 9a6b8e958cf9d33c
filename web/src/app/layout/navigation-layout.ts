import styled from 'styled-components';
import { Container } from '../../ui/layout';
import { color, inRow, layer, media, size, space, stacked } from '../../ui/theme/theme';

export const Bar = styled.nav`
  position: fixed;
  z-index: ${layer.navigation};
  /* Not inset, which browsers without our scripts lack: the words of the page would show through the bar. */
  top: 0;
  right: 0;
  left: 0;
  /* What is on it stays where it is while a dialog takes the page's scroll bar away. */
  padding-right: var(--removed-body-scroll-bar-size, 0);
  &[data-surface] {
    background: none;
  }
  /* Transparent at the top of the page, with a background further down. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
  }
  &::before {
    bottom: -40%;
    background: linear-gradient(${color.bar}, transparent);
  }
  /* On phones the text is so close to the top that it would scroll below a transparent bar. */
  ${media.narrow} {
    &::before {
      background: linear-gradient(${color.surface} 60%, transparent);
    }
  }
  &::after {
    border-bottom: 1px solid ${color.hairline};
    background: ${color.surface};
    opacity: 0;
  }
  &[data-scrolled='true']::after {
    opacity: 1;
  }
  &[data-scrolled='true']::before {
    opacity: 0;
  }
  &::before,
  &::after {
    transition: opacity 240ms;
  }
`;

/** Wider than the page's content, because the Spanish items need the room. */
export const barWidth = `calc(84rem + 2 * ${space.gutter})`;

export const Row = styled(Container)`
  max-width: ${barWidth};
  ${inRow(2)}
  min-height: ${size.navigation};
  > :first-child {
    margin-inline-end: auto;
  }
  ${media.middling} {
    gap: ${space[1]};
  }
  /* With large text all of it stays within the bar; the footer has its texts at full size. */
  ${media.narrow} {
    --target: min(2.75rem, 13.75vw);
    gap: min(${space[2]}, 2.5vw);
  }
`;

export const Items = styled.div`
  ${media.wide} {
    display: flex;
    align-items: center;
  }
  ${media.narrow} {
    position: fixed;
    inset: ${size.navigation} 0 0;
    ${stacked(1)}
    padding: ${space[6]} ${space.gutter} ${space[16]};
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${color.surface};
    &[data-menu='closed'] {
      display: none;
    }
    html:has(&[data-menu='open']) {
      overflow: hidden;
    }
  }
`;

export const MenuButton = styled.a`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  margin-inline-end: calc(-1 * ${space[2]});
  border: 0;
  background: none;
  color: inherit;
  ${media.wide} {
    display: none;
  }
`;

/** Language names on wide screens, the toggle on narrow ones. */
export const WideOnly = styled.div`
  ${media.cramped} {
    display: none;
  }
`;
