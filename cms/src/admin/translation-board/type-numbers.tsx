import { Box } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { builtInLocales } from '../../contracts/language';
import { type BoardLanguage, numbersOf, pagesOfSite, type TypeNumbers } from '../../contracts/translation-board';
import { isPage, siteTypes } from '../../site-types';
import { Table } from '../ui/table';
import { boardSearch } from './board-address';
import { useBoardTexts } from './use-board-texts';

type Row = { type: string; name: string; types: readonly TypeNumbers[] };

function Cell({ row, language }: { row: Row; language: BoardLanguage }) {
  const { text } = useBoardTexts();
  const { entries, published, behind } = numbersOf(row.types, language);
  return (
    <td>
      {text('board.of', { published, entries })}{' '}
      {behind > 0 ? (
        <Link to={boardSearch({ type: row.type, language, state: 'behind' })}>
          {text('board.behind-count', { count: behind })}
        </Link>
      ) : null}
    </td>
  );
}

/** The numbers of each kind of content; the pages, of which there is one each, are counted together. */
export function TypeNumbersTable({ types }: { types: readonly TypeNumbers[] }) {
  const { text, nameOf } = useBoardTexts();
  const pages = types.filter(({ uid }) => isPage(uid));
  const rows: Row[] = [
    ...(pages.length === 0 ? [] : [{ type: pagesOfSite, name: text('board.pages-of-site'), types: pages }]),
    ...types
      .filter(({ uid }) => !isPage(uid))
      .map((type) => ({ type: type.uid, name: nameOf(siteTypes[type.uid]?.names), types: [type] })),
  ];
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={{ initial: 2, medium: 4 }}>
      <Table aria-label={text('board.by-type')}>
        <thead>
          <tr>
            <th scope="col">{text('board.kind')}</th>
            {builtInLocales.map((language) => (
              <th key={language} scope="col">
                {text(`language.${language}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.type}>
              <th scope="row">
                <Link to={boardSearch({ type: row.type })}>{row.name}</Link>
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
