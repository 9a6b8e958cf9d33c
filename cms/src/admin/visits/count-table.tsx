import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type ShownCount, smallestShown } from '../../api/page-view/contract';
import { useTexts } from '../translations/use-texts';

export function useCount(): (count: ShownCount) => string {
  const text = useTexts();
  const intl = useIntl();
  return (count) => (count === 'few' ? text('visits.few', { limit: smallestShown }) : intl.formatNumber(count));
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  line-height: 1.4;
  th,
  td {
    padding: 0.6rem 0.4rem;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    border-top: 0;
    color: ${({ theme }) => theme.colors.neutral600};
    font-weight: 600;
  }
  tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  .count {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

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
          <th scope="col" className="count">
            {text('visits.en')}
          </th>
          <th scope="col" className="count">
            {text('visits.es')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, en, es }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="count">{count(en)}</td>
            <td className="count">{count(es)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
