import { type ComponentProps, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button';

type InputProps = ComponentProps<'input'>;

/** The properties of a hidden control for files, and the function that opens it. */
export function useFileInput(
  onChoose: (files: readonly File[]) => void,
  attributes: Pick<InputProps, 'accept' | 'multiple' | 'capture'>,
): { input: InputProps; open: () => void } {
  const control = useRef<HTMLInputElement>(null);
  return {
    open: () => control.current?.click(),
    input: {
      ...attributes,
      ref: control,
      type: 'file',
      hidden: true,
      onChange({ target }) {
        const chosen = Array.from(target.files ?? []);
        // Reset, so that the same file can be chosen again.
        target.value = '';
        if (chosen.length > 0) onChoose(chosen);
      },
    },
  };
}

/** For phones and tablets, which have a rear camera. */
export const CameraButton = styled(Button)`
  display: none;
  @media (pointer: coarse) {
    display: inline-flex;
  }
`;
