import { useId } from 'react';
import styled from 'styled-components';
import { controlStyle } from '../../ui/form/control-style';
import { Field } from '../../ui/form/field';
import { Select } from '../../ui/select';
import { space } from '../../ui/theme/theme';

export const DeskFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space[4]};
`;

type ChoiceFieldProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChoose: (value: Value) => void;
};

export function ChoiceField<Value extends string>({ label, value, options, onChoose }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <Select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const Day = styled.input`
  ${controlStyle}
`;

type DayFieldProps = { label: string; value: string | null; onChoose: (day: string | null) => void };

/** A native date field, which phones handle best. */
export function DayField({ label, value, onChoose }: DayFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <Day
        id={id}
        type="date"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
      />
    </Field>
  );
}
