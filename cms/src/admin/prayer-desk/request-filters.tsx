import { Box, Button, Flex } from '@strapi/design-system';
import { Faders } from '@strapi/icons';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { statusesOf } from '../../api/prayer-desk/contract';
import { prayerTypes } from '../../api/prayer-request/contract';
import { languages } from '../../api/submission/contract';
import { useTexts } from '../translations/use-texts';
import { ChoiceField } from './choice-field';
import { type Filters, activeFilterCount, type Tab } from './desk-address';

/** As unobtrusive as the panel's other buttons, but touch-sized. */
const Toggle = styled(Button)`
  min-height: 4.4rem;
`;

const none: Filters = { prayerType: undefined, language: undefined, status: undefined };

type Props = { tab: Exclude<Tab, 'quarantine'>; filters: Filters; onFilter: (filters: Filters) => void };

/** Collapsed by default, because the team usually prays for the next request, whichever it is. */
export function RequestFilters({ tab, filters, onFilter }: Props) {
  const text = useTexts();
  const id = useId();
  const chosen = activeFilterCount(filters);
  const [open, setOpen] = useState(chosen > 0);
  const any = { value: '', text: text('desk.any') } as const;
  const asFilter = <T extends string>(value: T | '') => (value === '' ? undefined : value);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={2} wrap="wrap">
        <Toggle
          variant="tertiary"
          startIcon={<Faders />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {chosen > 0 ? text('desk.filters-chosen', { count: chosen }) : text('desk.filters')}
        </Toggle>
        {chosen > 0 ? (
          <Toggle variant="ghost" onClick={() => onFilter(none)}>
            {text('desk.filters-clear')}
          </Toggle>
        ) : null}
      </Flex>
      <Box id={id} hidden={!open}>
        <Flex gap={3} wrap="wrap" alignItems="end">
          {tab === 'prayer' ? (
            <ChoiceField
              label={text('desk.type')}
              value={filters.prayerType ?? ''}
              options={[any, ...prayerTypes.map((value) => ({ value, text: text(`desk.type.${value}`) }))]}
              onChoose={(value) => onFilter({ ...filters, prayerType: asFilter(value) })}
            />
          ) : null}
          <ChoiceField
            label={text('desk.language')}
            value={filters.language ?? ''}
            options={[any, ...languages.map((value) => ({ value, text: text(`desk.language.${value}`) }))]}
            onChoose={(value) => onFilter({ ...filters, language: asFilter(value) })}
          />
          <ChoiceField
            label={text('desk.status')}
            value={filters.status ?? ''}
            options={[any, ...statusesOf(tab).map((value) => ({ value, text: text(`desk.status.${value}`) }))]}
            onChoose={(value) => onFilter({ ...filters, status: asFilter(value) })}
          />
        </Flex>
      </Box>
    </Flex>
  );
}
