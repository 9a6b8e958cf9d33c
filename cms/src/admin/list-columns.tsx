import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { isRecord } from '../lib/is-record';
import { mediaEntrySchema } from './event-media/media-entry';
import { MediaThumbnail } from './event-media/media-thumbnail';
import { ExampleBadge, exampleMark, isExample } from './example-content/example-mark';
import { label } from './translations/use-texts';

type Column = { name: string; attribute?: { type?: string; customField?: string } };

function ChoiceName({ value }: { value: unknown }) {
  const intl = useIntl();
  return typeof value === 'string' ? intl.formatMessage({ id: value, defaultMessage: value }) : '-';
}

function thumbnailOf(row: unknown): ReactNode {
  const { success, output } = v.safeParse(mediaEntrySchema, row);
  return success ? <MediaThumbnail entry={output} /> : '–';
}

/** Choices are shown by their names, as forms and filters do, and the address of a medium as a small picture. */
function withCells<Each extends Column>(column: Each): Each {
  const { name, attribute } = column;
  if (attribute?.type === 'enumeration') {
    const cellFormatter = (row: unknown) => <ChoiceName value={isRecord(row) ? row[name] : undefined} />;
    return { ...column, cellFormatter };
  }
  return attribute?.customField === 'global::media-address' ? { ...column, cellFormatter: thumbnailOf } : column;
}

const markableSchema = v.looseObject({ metadatas: v.looseObject({ [exampleMark]: v.looseObject({}) }) });

const exampleColumn = {
  attribute: { type: 'custom' },
  name: exampleMark,
  label: label('example.badge'),
  searchable: false,
  sortable: false,
  cellFormatter: (row: unknown) => (isExample(row) ? <ExampleBadge /> : null),
};

/** Adds to lists which entries are still examples, and shows choices and media as editors know them. */
export function changeListColumns(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    <Table extends { displayedHeaders: readonly Column[]; layout: unknown }>(table: Table) => ({
      ...table,
      displayedHeaders: [
        ...table.displayedHeaders.map(withCells),
        ...(v.is(markableSchema, table.layout) ? [exampleColumn] : []),
      ],
    }),
  );
}
