import { Badge, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { en } from '../translations/en';
import { useTexts } from '../translations/use-texts';

const name = 'isExample';

const markedSchema = v.looseObject({ [name]: v.literal(true) });
const markableSchema = v.looseObject({ metadatas: v.looseObject({ [name]: v.looseObject({}) }) });

function ExampleBadge() {
  const text = useTexts();
  return <Badge variant="warning">{text('example.badge')}</Badge>;
}

const column = {
  attribute: { type: 'custom' },
  name,
  label: { id: 'example.badge', defaultMessage: en['example.badge'] },
  searchable: false,
  sortable: false,
  cellFormatter: (row: unknown) => (v.is(markedSchema, row) ? <ExampleBadge /> : null),
};

/** Adds a column to lists that shows which entries are still examples. */
export function showExampleColumn<Table extends { displayedHeaders: readonly object[]; layout: unknown }>(
  table: Table,
): Table {
  if (!v.is(markableSchema, table.layout)) return table;
  return { ...table, displayedHeaders: [...table.displayedHeaders, column] };
}

function AboutExample() {
  const text = useTexts();
  return (
    <Flex direction="column" alignItems="start" gap={3}>
      <ExampleBadge />
      <Typography textColor="neutral600">{text('example.panel')}</Typography>
    </Flex>
  );
}

/** The side panel of an entry that is still an example. Strapi calls this function like a component. */
export function ExamplePanel({ document }: { document?: unknown }): { title: string; content: ReactNode } | null {
  const text = useTexts();
  if (!v.is(markedSchema, document)) return null;
  return { title: text('example.title'), content: <AboutExample /> };
}
