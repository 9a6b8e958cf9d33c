import { VisuallyHidden } from '../visually-hidden';

type HoneypotFieldProps = { id: string; label: string; value: string; onChange: (value: string) => void };

/** A field that nobody sees, hears or reaches by keyboard: whatever fills it in is not a person. */
export function HoneypotField({ id, label, value, onChange }: HoneypotFieldProps) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </VisuallyHidden>
  );
}
