import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './form/control-style';
import { color, space } from './theme/theme';

const Frame = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline: auto ${space[3]};
    height: 100%;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  -webkit-appearance: none;
  appearance: none;
  padding-inline-end: ${space[10]};
  /* WebKit counts the clipped end of a long choice as the page's. */
  overflow: hidden;
  text-overflow: ellipsis;
  option {
    color: ${color.text};
    background: ${color.surface};
  }
`;

/** A native select, which every phone and screen reader supports well. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <Frame>
      <Control {...props} />
      <ChevronDown aria-hidden size="1.25em" />
    </Frame>
  );
}
