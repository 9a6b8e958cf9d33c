import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { controlProps, Field, type FieldProps } from './field';

export const Input = styled.input`
  ${controlStyle}
`;

type TextFieldProps = FieldProps &
  Pick<
    ComponentPropsWithRef<'input'>,
    | 'name'
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'enterKeyHint'
    | 'placeholder'
    | 'onBlur'
    | 'ref'
    | 'spellCheck'
    | 'autoCapitalize'
  > & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextField({ id, label, help, error, required, value, onChange, ...input }: TextFieldProps) {
  const field = { id, label, help, error, required };
  return (
    <Field {...field}>
      <Input {...input} {...controlProps(field)} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
