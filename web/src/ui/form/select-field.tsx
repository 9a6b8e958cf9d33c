import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/theme';
import { controlStyle } from './control-style';
import { controlProps, Field, type FieldProps } from './field';
import { useWrittenBefore } from './use-written-before';

const Frame = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[3]};
    height: 100%;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${space[10]};
  text-overflow: ellipsis;
  option {
    color: ${color.text};
    background: ${color.surface};
  }
`;

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldProps &
  Pick<ComponentProps<'select'>, 'name' | 'onBlur'> & {
    /** Shown while nothing is chosen. */
    placeholder: string;
    options: readonly SelectOption[];
    value: string;
    onChange: (value: string) => void;
  };

/** The device's own list, which every phone and screen reader knows. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, help, error, required, placeholder, options, value, onChange, ...select } = props;
  const field = { id, label, help, error, required };
  const control = useWrittenBefore<HTMLSelectElement, string>(value, (chosen) => chosen.value, onChange);
  return (
    <Field {...field}>
      <Frame>
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
        <ChevronDown aria-hidden size="1.25em" />
      </Frame>
    </Field>
  );
}
