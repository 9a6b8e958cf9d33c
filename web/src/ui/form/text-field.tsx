import type { ComponentProps, RefObject } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style';
import { controlProps, Field, type FieldProps } from './field';
import { useAdoptTypedValue } from './use-adopt-typed-value';

export const Input = styled.input`
  ${controlStyle}
`;

type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    | 'name'
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'enterKeyHint'
    | 'placeholder'
    | 'onBlur'
    | 'spellCheck'
    | 'autoCapitalize'
    | 'lang'
    | 'maxLength'
  > & {
    ref?: RefObject<HTMLInputElement | null>;
    value: string;
    onChange: (value: string) => void;
  };

export function TextField({ id, label, help, error, required, value, onChange, ref, ...input }: TextFieldProps) {
  const field = { id, label, help, error, required };
  const control = useAdoptTypedValue<HTMLInputElement, string>(value, (written) => written.value, onChange, ref);
  return (
    <Field {...field}>
      <Input
        {...input}
        {...controlProps(field)}
        ref={control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
