import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { controlProps, Field, type FieldProps } from './field';
import { useAdoptTypedValue } from './use-adopt-typed-value';

/** Grows with the text in browsers that support it, and can be resized by hand. */
const Area = styled.textarea`
  ${controlStyle}
  min-height: 9.5rem;
  max-height: 28rem;
  resize: vertical;
  field-sizing: content;
`;

type TextAreaFieldProps = FieldProps &
  Pick<
    ComponentProps<'textarea'>,
    'name' | 'placeholder' | 'onBlur' | 'autoComplete' | 'lang' | 'enterKeyHint' | 'readOnly'
  > & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextAreaField({ id, label, help, error, required, value, onChange, ...area }: TextAreaFieldProps) {
  const field = { id, label, help, error, required };
  const control = useAdoptTypedValue<HTMLTextAreaElement, string>(value, (written) => written.value, onChange);
  return (
    <Field {...field}>
      <Area
        {...area}
        {...controlProps(field)}
        ref={control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
