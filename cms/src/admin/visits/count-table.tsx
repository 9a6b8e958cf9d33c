import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type ShownCount, smallestShown } from '../../contracts/page-view';
import { useTexts } from '../translations/use-texts';
import { Table } from '../ui/table';

export function useCount(): (count: ShownCount) => string {
  const text = useTexts();
  const intl = useIntl();
  return (count) => (count === 'few' ? text('visits.few', { limit: smallestShown }) : intl.formatNumber(count));
}

export type CountRow = { key: string; label: ReactNode; en: ShownCount; es: ShownCount };

export function CountTable({ title, labelHeading, rows }: { title: string; labelHeading: string; rows: CountRow[] }) {
  const text = useTexts();
  const count = useCount();
  return (
    <Table>
      <caption>
        <Typography tag="span" variant="sigma" textColor="neutral600">
          {title}
        </Typography>
      </caption>
      <thead>
        <tr>
          <th scope="col">{labelHeading}</th>
          <th scope="col">{text('language.en')}</th>
          <th scope="col">{text('language.es')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, en, es }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{count(en)}</td>
            <td>{count(es)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
