import type { ChangeEvent } from 'react';
import { Button } from '../button';
import { controlProps, Field, FieldError, type FieldProps } from './field';
import { editPhone, formatPhone } from './phone-mask';
import { Input } from './text-field';
import { useAdoptTypedValue } from './use-adopt-typed-value';

type PhoneFieldProps = FieldProps & {
  name: string;
  placeholder: string;
  value: string;
  /** Another form of the number, and the text of the button that takes it. */
  offer?: { value: string; label: string } | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

export function PhoneField({ id, label, help, error, required, value, offer, onChange, ...input }: PhoneFieldProps) {
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

  function take(offered: string) {
    onChange(offered);
    control.current?.focus();
  }

  return (
    <Field {...field} error={undefined}>
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
      {error && <FieldError id={id}>{error}</FieldError>}
      {offer && (
        <Button $variant="quiet" onClick={() => take(offer.value)}>
          {offer.label}
        </Button>
      )}
    </Field>
  );
}
