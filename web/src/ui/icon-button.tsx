import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, radius, size } from './theme/theme';
import { Tooltip } from './tooltip';

const Control = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.textMuted};
  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
      color: ${color.text};
    }
  }
`;

type IconButtonProps = ComponentProps<typeof Control> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, ...button }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Control type="button" aria-label={label} {...button}>
        {icon}
      </Control>
    </Tooltip>
  );
}
