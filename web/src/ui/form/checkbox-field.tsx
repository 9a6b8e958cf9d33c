import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from '../theme/theme';
import { controlProps, FieldError, FieldHelp, type FieldProps } from './field';
import { useAdoptTypedValue } from './use-adopt-typed-value';

/** The whole row is the tap target. */
const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space[3]};
  min-height: ${size.target};
  padding-block: ${space[2]};
  input {
    position: relative;
    z-index: 1;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.15em 0 0;
    border-radius: ${radius.control};
    accent-color: ${color.action};
  }
  label {
    line-height: 1.4;
    padding-block: 0.1em;
  }
  label::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  > p {
    grid-column: 2;
  }
`;

type CheckboxFieldProps = Omit<FieldProps, 'required'> &
  Pick<ComponentProps<'input'>, 'name' | 'onBlur'> & {
    checked: boolean;
    onChange: (checked: boolean) => void;
  };

export function CheckboxField({ id, label, help, error, checked, onChange, ...input }: CheckboxFieldProps) {
  const control = useAdoptTypedValue<HTMLInputElement, boolean>(checked, (box) => box.checked, onChange);
  return (
    <Row>
      <input
        {...input}
        {...controlProps({ id, label, help, error })}
        ref={control}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </Row>
  );
}
