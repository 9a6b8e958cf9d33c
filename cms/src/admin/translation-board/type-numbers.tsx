import { Box, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { builtInLocales } from '../../api/language/contract';
import { type BoardLanguage, pagesOfSite, type TypeNumbers } from '../../api/translation-board/contract';
import { boardSearch } from './board-address';
import { numbersOf } from './language-summary';
import { useBoardTexts } from './use-board-texts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};
  th,
  td {
    padding: 1.2rem 0.8rem;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  td {
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 1.6rem;
  }
  thead th {
    font-size: 1.2rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  a {
    color: ${({ theme }) => theme.colors.primary700};
  }
  ${({ theme }) => theme.breakpoints.medium} {
    th,
    td {
      padding: 1.2rem 1.6rem;
    }
    th:first-child {
      padding-inline-start: 2.4rem;
    }
  }
`;

const Behind = styled(Link)`
  display: block;
  ${({ theme }) => theme.breakpoints.medium} {
    display: inline-block;
    margin-inline-start: 0.8rem;
  }
`;

type Row = { type: string; name: string; types: readonly TypeNumbers[] };

function Cell({ row, language }: { row: Row; language: BoardLanguage }) {
  const { text } = useBoardTexts();
  const { entries, published, behind } = numbersOf(row.types, language);
  return (
    <td>
      {text('board.of', { published, entries })}
      {behind > 0 ? (
        <Behind to={boardSearch({ type: row.type, language, state: 'behind' })}>
          {text('board.behind-count', { count: behind })}
        </Behind>
      ) : null}
    </td>
  );
}

/** The numbers of each kind of content; the pages, of which there is one each, are counted together. */
export function TypeNumbersTable({ types }: { types: readonly TypeNumbers[] }) {
  const { text, nameOf } = useBoardTexts();
  const pages = types.filter(({ kind }) => kind === 'singleType');
  const rows: Row[] = [
    ...(pages.length === 0 ? [] : [{ type: pagesOfSite, name: text('board.pages-of-site'), types: pages }]),
    ...types
      .filter(({ kind }) => kind === 'collectionType')
      .map((type) => ({ type: type.uid, name: nameOf(type.names), types: [type] })),
  ];
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" overflow="hidden">
      <Table aria-label={text('board.by-type')}>
        <thead>
          <tr>
            <th scope="col">{text('board.kind')}</th>
            {builtInLocales.map((language) => (
              <th key={language} scope="col">
                {text(`board.language.${language}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.type}>
              <th scope="row">
                <Link to={boardSearch({ type: row.type })}>
                  <Typography fontWeight="bold" textColor="primary700">
                    {row.name}
                  </Typography>
                </Link>
              </th>
              {builtInLocales.map((language) => (
                <Cell key={language} row={row} language={language} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
