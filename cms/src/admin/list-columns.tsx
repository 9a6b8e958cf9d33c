import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { isRecord } from '../lib/is-record';
import { changesOf, ScheduledChanges, useSchedule } from './schedule/scheduled-changes';
import type { Translation } from './panel-api';
import { label } from './translations/use-texts';

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

const entrySchema = v.looseObject({ documentId: v.string(), locale: v.nullish(v.string()) });

function ScheduleCell(translation: Translation) {
  const { data } = useSchedule();
  const changes = changesOf(data, translation);
  return changes.length > 0 && data ? <ScheduledChanges changes={changes} timeZone={data.timeZone} isShort /> : '-';
}

/** When each entry is published or unpublished by the program. */
const scheduleColumn = {
  name: 'schedule',
  label: label('schedule.column'),
  searchable: false,
  sortable: false,
  cellFormatter: (row: unknown, _header: unknown, { model: uid }: { model: string }) =>
    v.is(entrySchema, row) ? <ScheduleCell uid={uid} entryId={row.documentId} language={row.locale ?? null} /> : null,
};

type Table = {
  displayedHeaders: readonly Column[];
  layout: { options?: { draftAndPublish?: boolean } };
};

/** Lists show choices by their names, as Strapi's forms and filters do, and what is scheduled. */
export function arrangeListColumns(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (table: Table) => ({
    ...table,
    displayedHeaders: [
      ...table.displayedHeaders.map(withChoiceNames),
      ...(table.layout.options?.draftAndPublish === true ? [scheduleColumn] : []),
    ],
  }));
}
