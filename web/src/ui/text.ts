import styled, { css } from 'styled-components';
import { color, fontSize, radius, size, smallPrint, space } from './theme/theme';

/** The line above a heading. */
export const Eyebrow = styled.p`
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.4;
  color: ${color.category};
`;

export const Lead = styled.p`
  max-width: ${size.measure};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

export const Prose = styled.p`
  max-width: ${size.measure};
`;

export const Small = styled.p`
  ${smallPrint}
`;

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

export const Badge = styled.span`
  display: inline-block;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  color: ${color.text};
  font: 600 ${fontSize.small} / 1.4 var(--font-sans);
`;

/** Says something about the text that follows. */
export const Remark = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.hairline};
  color: ${color.textMuted};
`;

/** Confirms what was done. */
export const Done = styled.p`
  color: ${color.success};
  font-weight: 600;
`;
