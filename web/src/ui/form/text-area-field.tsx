import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { controlProps, Field, type FieldProps } from './field';

/** Grows with the text where the browser can, and by hand everywhere. */
const Area = styled.textarea`
  ${controlStyle}
  min-height: 9.5rem;
  max-height: 28rem;
  resize: vertical;
  field-sizing: content;
`;

type TextAreaFieldProps = FieldProps &
  Pick<ComponentPropsWithRef<'textarea'>, 'name' | 'placeholder' | 'onBlur' | 'ref' | 'autoComplete'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextAreaField({ id, label, help, error, required, value, onChange, ...area }: TextAreaFieldProps) {
  const field = { id, label, help, error, required };
  return (
    <Field {...field}>
      <Area {...area} {...controlProps(field)} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
