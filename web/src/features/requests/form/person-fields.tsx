import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/form/text-field';

type PersonFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>;

/** Fields that every form begins with, filled in by the browser and typed on the keyboard that fits. */
export function FirstNameField(props: PersonFieldProps) {
  return <TextField {...props} required autoComplete="given-name" autoCapitalize="words" enterKeyHint="next" />;
}

export function LastNameField(props: PersonFieldProps) {
  return <TextField {...props} required autoComplete="family-name" autoCapitalize="words" enterKeyHint="next" />;
}

export function EmailField(props: PersonFieldProps) {
  return (
    <TextField
      {...props}
      required
      type="email"
      autoComplete="email"
      inputMode="email"
      enterKeyHint="next"
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}
