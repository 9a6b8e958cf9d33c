import styled from 'styled-components';
import { palette } from '../../ui/theme/palette';
import { color, media, radius, smallPrint, space, stacked } from '../../ui/theme/theme';

/** From event to event runs a line; the days stand before it where there is room. */
export const Events = styled.ol`
  display: flex;
  flex-direction: column;
  padding-block-start: ${space[4]};
  list-style: none;
`;

export const Entry = styled.li`
  --before: 0rem;
  position: relative;
  padding-block-end: ${space[12]};
  padding-inline-start: calc(var(--before) + ${space[6]});
  /* Below what the dialog keeps in sight. */
  scroll-margin-block-start: 6rem;
  ${media.wide} {
    --before: 14.5rem;
    padding-inline-start: calc(var(--before) + ${space[10]});
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0.7em;
    inset-inline: var(--before) auto;
  }
  &::before {
    width: 1px;
    inset-block-end: -0.7em;
    background: ${color.hairline};
  }
  &::after {
    width: 0.7rem;
    height: 0.7rem;
    margin-inline-start: -0.325rem;
    translate: 0 -50%;
    border: 2px solid ${palette.gold};
    border-radius: ${radius.pill};
    background: ${color.surfaceRaised};
  }
  &:last-child {
    padding-block-end: ${space[4]};
    &::before {
      inset-block-end: 0;
    }
  }
  &[data-marked='true']::after {
    background: ${palette.gold};
    outline: 5px solid ${palette.dawnGlow};
  }
`;

export const Day = styled.time`
  display: block;
  padding-block-end: ${space[2]};
  ${smallPrint}
  font-weight: 600;
  line-height: 1.4;
  ${media.wide} {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0 auto;
    width: calc(var(--before) - ${space[6]});
    text-align: end;
    text-wrap: balance;
  }
`;

/** The same for what stands for events that are on their way. */
export const Story = styled.article`
  ${stacked(4)}
  min-width: 0;
`;
