import { Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

/** A native select suits phones and screen readers: touch-sized, with text large enough that phones do not zoom in. */
export const Select = styled.select`
  width: 100%;
  min-height: 4.4rem;
  padding: 0 1.2rem;
  font: inherit;
  font-size: 1.6rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral500};
  border-radius: ${({ theme }) => theme.borderRadius};
  color-scheme: ${({ theme }) => (theme.colors.neutral0 === '#ffffff' ? 'light' : 'dark')};
  scroll-margin-bottom: 12rem;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
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
