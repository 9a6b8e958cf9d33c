import { VisuallyHidden } from '../../../ui/visually-hidden';

type HoneypotFieldProps = { id: string; label: string; value: string; onChange: (value: string) => void };

/** Makes 1Password, LastPass, Bitwarden, Dashlane and Proton Pass ignore the field. */
const passedBy = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
};

/** Hidden: whatever fills it in is a bot. It is called subject, which no browser or password manager autofills. */
export function HoneypotField({ id, label, value, onChange }: HoneypotFieldProps) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="subject"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        {...passedBy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </VisuallyHidden>
  );
}
