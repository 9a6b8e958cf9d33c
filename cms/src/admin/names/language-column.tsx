import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { locales } from '../../api/language/contract';
import { languageNames, type PanelLanguage } from '../../api/panel-names/contract';
import { en } from '../translations/en';

const rowSchema = v.looseObject({
  locale: v.picklist(locales),
  localizations: v.nullish(v.array(v.looseObject({ locale: v.picklist(locales) })), []),
});

/** “Español, Inglés”: the languages of an entry, the one that the list shows first. */
function Languages({ row }: { row: unknown }) {
  const { locale } = useIntl();
  const read = v.safeParse(rowSchema, row);
  if (!read.success) return '-';
  const shown: PanelLanguage = locale === 'es' ? 'es' : 'en';
  const codes = [read.output.locale, ...read.output.localizations.map((other) => other.locale)];
  return <Typography textColor="neutral800">{codes.map((code) => languageNames[code][shown]).join(', ')}</Typography>;
}

type Column = { name: string };

/** Strapi's own column says “(default)” in English and is so wide that the state of an entry falls off the screen. */
export function nameLanguagesInLists(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    <Table extends { displayedHeaders: readonly Column[] }>(table: Table) => ({
      ...table,
      displayedHeaders: table.displayedHeaders.map((column) =>
        column.name === 'locales'
          ? {
              ...column,
              label: { id: 'lists.languages', defaultMessage: en['lists.languages'] },
              cellFormatter: (row: unknown) => <Languages row={row} />,
            }
          : column,
      ),
    }),
  );
}
