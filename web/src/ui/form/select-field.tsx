import type { ComponentProps } from 'react';
import { Select } from '../select';
import { controlProps, Field, type FieldProps } from './field';
import { useAdoptTypedValue } from './use-adopt-typed-value';

type SelectFieldProps<Value extends string> = FieldProps &
  Pick<ComponentProps<'select'>, 'name' | 'onBlur'> & {
    /** The text of an empty choice, if there is one. */
    placeholder?: string;
    options: readonly { readonly value: Value; readonly label: string }[];
    value: Value;
    onChange: (value: Value) => void;
  };

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { id, label, help, error, required, placeholder, options, value, onChange, ...select } = props;
  const field = { id, label, help, error, required };
  // A select has one of its options' values, or is empty.
  const valueOf = (chosen: HTMLSelectElement) => chosen.value as Value;
  const control = useAdoptTypedValue<HTMLSelectElement, Value>(value, valueOf, onChange);
  return (
    <Field {...field}>
      <Select
        {...select}
        {...controlProps(field)}
        ref={control}
        value={value}
        onChange={(event) => onChange(valueOf(event.target))}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
