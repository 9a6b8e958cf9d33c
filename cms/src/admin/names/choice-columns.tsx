import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { isRecord } from '../../lib/is-record';

function ChoiceName({ value }: { value: unknown }) {
  const intl = useIntl();
  return typeof value === 'string' ? intl.formatMessage({ id: value, defaultMessage: value }) : '-';
}

type Column = { name: string; attribute?: { type?: string } };

/** Lists show choices by their names, as forms and filters do. */
export function nameChoicesInLists(app: StrapiApp): void {
  app.registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    <Table extends { displayedHeaders: readonly Column[] }>(table: Table) => ({
      ...table,
      displayedHeaders: table.displayedHeaders.map((column) =>
        column.attribute?.type === 'enumeration'
          ? {
              ...column,
              cellFormatter: (row: unknown) => <ChoiceName value={isRecord(row) ? row[column.name] : undefined} />,
            }
          : column,
      ),
    }),
  );
}
