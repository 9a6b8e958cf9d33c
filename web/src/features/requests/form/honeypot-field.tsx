import { VisuallyHidden } from '../../../ui/visually-hidden';

type HoneypotFieldProps = { id: string; label: string; value: string; onChange: (value: string) => void };

/** What makes password managers pass by: 1Password, LastPass, Bitwarden, Dashlane and Proton Pass. */
const passedBy = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
};

/**
 * A field that nobody sees, hears or reaches by keyboard: whatever fills it in is not a person. Machines expect a subject
 * in a form, and no browser or password manager keeps one of a person that it could fill in.
 */
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
