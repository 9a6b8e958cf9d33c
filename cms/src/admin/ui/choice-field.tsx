import { Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { fieldStyles } from './field-styles';

/** A native select: it suits phones and screen readers. */
const Select = styled.select`
  ${fieldStyles}
`;

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly text: string }[];
  onChoose: (value: Value) => void;
};

export function ChoiceField<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  const id = useId();
  return (
    <Flex direction="column" alignItems="stretch" gap={1} flex="1 1 14rem" minWidth={0}>
      <Typography tag="label" htmlFor={id} variant="pi" fontWeight="bold" textColor="neutral800">
        {label}
      </Typography>
      <Select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </Flex>
  );
}
