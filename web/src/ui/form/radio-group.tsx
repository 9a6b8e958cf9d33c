import styled from 'styled-components';
import { color, size, space } from '../theme/theme';
import { controlProps, FieldError, FieldHelp, type FieldProps } from './field';
import { useAdoptTypedValue } from './use-adopt-typed-value';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
    line-height: 1.4;
  }
`;

/** The whole row is the tap target. */
const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space[3]};
  min-height: ${size.target};
  padding-block: ${space[2]};
  line-height: 1.4;
  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.15em 0 0;
    accent-color: ${color.action};
  }
`;

type RadioGroupProps<Value extends string> = Omit<FieldProps, 'required'> & {
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
};

/** The group has the id, so that a link from the error summary can focus its first option. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { id, label, help, error, name, options, value, onChange, onBlur } = props;
  const { 'aria-describedby': describedBy } = controlProps({ id, label, help, error });
  const group = useAdoptTypedValue<HTMLFieldSetElement, Value>(
    value,
    (choices) => {
      const chosen = choices.querySelector<HTMLInputElement>('input:checked')?.value;
      return options.find((option) => option.value === chosen)?.value ?? value;
    },
    onChange,
  );
  return (
    <Group id={`${id}-group`} ref={group} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      {options.map((option, index) => (
        <Choice key={option.value}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          <span>{option.label}</span>
        </Choice>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </Group>
  );
}
