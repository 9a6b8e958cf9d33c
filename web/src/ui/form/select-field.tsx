import type { ComponentProps } from 'react';
import { Select } from '../select';
import { controlProps, Field, type FieldProps } from './field';
import { useAdoptTypedValue } from './use-adopt-typed-value';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldProps &
  Pick<ComponentProps<'select'>, 'name' | 'onBlur'> & {
    /** Shown while nothing is selected. */
    placeholder: string;
    options: readonly SelectOption[];
    value: string;
    onChange: (value: string) => void;
  };

export function SelectField(props: SelectFieldProps) {
  const { id, label, help, error, required, placeholder, options, value, onChange, ...select } = props;
  const field = { id, label, help, error, required };
  const control = useAdoptTypedValue<HTMLSelectElement, string>(value, (chosen) => chosen.value, onChange);
  return (
    <Field {...field}>
      <Select
        {...select}
        {...controlProps(field)}
        ref={control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
