import { Field } from '@strapi/design-system';
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

type Props = { input: InputProps; hint?: ReactNode; error: string | undefined; children: ReactNode };

export function InputField({ input, hint = input.hint, error, children }: Props) {
  return (
    <Field.Root name={input.name ?? ''} required={input.required ?? false} hint={hint} {...(error ? { error } : {})}>
      <Field.Label action={input.labelAction}>{input.label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
