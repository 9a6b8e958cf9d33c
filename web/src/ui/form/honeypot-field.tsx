import styled from 'styled-components';

const Hidden = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

type HoneypotFieldProps = { id: string; label: string; value: string; onChange: (value: string) => void };

/** A field that nobody sees, hears or reaches by keyboard: whatever fills it in is not a person. */
export function HoneypotField({ id, label, value, onChange }: HoneypotFieldProps) {
  return (
    <Hidden aria-hidden="true">
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
    </Hidden>
  );
}
