import type { ReactNode } from 'react';

/** The panel passes all of these to the input of a custom field, but its types do not include them. */
export type InputProps = {
  name?: string;
  label?: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};
