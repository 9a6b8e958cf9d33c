import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { isRecord } from '../lib/is-record';

type Column = { name: string; attribute?: { type?: string } };

function ChoiceName({ value }: { value: unknown }) {
  const intl = useIntl();
  return typeof value === 'string' ? intl.formatMessage({ id: value, defaultMessage: value }) : '-';
}

function withChoiceNames<Each extends Column>(column: Each): Each {
  const { name, attribute } = column;
  if (attribute?.type !== 'enumeration') return column;
  const cellFormatter = (row: unknown) => <ChoiceName value={isRecord(row) ? row[name] : undefined} />;
  return { ...column, cellFormatter };
}

/** Lists show choices by their names, as Strapi's forms and filters do. */
export function nameChoicesInLists(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    <Table extends { displayedHeaders: readonly Column[] }>(table: Table) => ({
      ...table,
      displayedHeaders: table.displayedHeaders.map(withChoiceNames),
    }),
  );
}
