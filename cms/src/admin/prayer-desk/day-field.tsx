import { Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { fieldStyles } from './field-styles';

const Day = styled.input`
  ${fieldStyles}
`;

type Props = { label: string; value: string | null; onChoose: (day: string | null) => void };

/** A native date field, which phones handle best. */
export function DayField({ label, value, onChoose }: Props) {
  const id = useId();
  return (
    <Flex direction="column" alignItems="stretch" gap={1} flex="1 1 14rem" minWidth={0}>
      <Typography tag="label" htmlFor={id} variant="pi" fontWeight="bold" textColor="neutral800">
        {label}
      </Typography>
      <Day
        id={id}
        type="date"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
      />
    </Flex>
  );
}
