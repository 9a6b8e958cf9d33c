import type { ChangeEvent } from 'react';
import { controlProps, Field, type FieldProps } from './field';
import { editPhone, formatPhone } from './phone-mask';
import { Input } from './text-field';
import { useAdoptTypedValue } from './use-adopt-typed-value';

type PhoneFieldProps = FieldProps & {
  name: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

export function PhoneField({ id, label, help, error, required, value, onChange, ...input }: PhoneFieldProps) {
  const field = { id, label, help, error, required };
  const control = useAdoptTypedValue<HTMLInputElement, string>(
    value,
    (written) => formatPhone(written.value),
    onChange,
  );

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
    const edited = editPhone(value, target.value, target.selectionStart ?? target.value.length, inputType);
    // Write it at once: React moves the caret to the end if the control's text differs from its own.
    target.value = edited.value;
    target.setSelectionRange(edited.caret, edited.caret);
    onChange(edited.value);
  }

  return (
    <Field {...field}>
      <Input
        {...input}
        {...controlProps(field)}
        ref={control}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        value={value}
        onChange={handleChange}
      />
    </Field>
  );
}
