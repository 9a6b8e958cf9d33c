import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Board } from '../../api/translation-board/contract';
import { EmptyState } from '../ui/empty-state';
import { BoardEntryRow } from './board-entry';
import { type BoardFilters, boardSearch } from './board-address';
import { useBoardTexts } from './use-board-texts';

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 4.4rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.primary700};
`;

function Pages({ board: { page, pages }, filters }: { board: Board; filters: BoardFilters }) {
  const { text } = useBoardTexts();
  if (pages < 2) return null;
  return (
    <Flex tag="nav" aria-label={text('board.pagination')} gap={4} justifyContent="space-between" wrap="wrap">
      {page > 1 ? (
        <PageLink to={boardSearch({ ...filters, page: page - 1 })}>{text('board.page-before')}</PageLink>
      ) : (
        <span />
      )}
      <Typography textColor="neutral600">{text('board.page', { page, pages })}</Typography>
      {page < pages ? (
        <PageLink to={boardSearch({ ...filters, page: page + 1 })}>{text('board.page-after')}</PageLink>
      ) : (
        <span />
      )}
    </Flex>
  );
}

export function BoardList({ board, filters }: { board: Board; filters: BoardFilters }) {
  const { text, nameOf } = useBoardTexts();
  const isFiltered = [filters.type, filters.language, filters.state].some((filter) => filter !== undefined);
  if (board.entries.length === 0) {
    return isFiltered ? (
      <EmptyState title={text('board.none-found')} about={text('board.none-found-about')} />
    ) : (
      <EmptyState title={text('board.empty')} about={text('board.empty-about')} />
    );
  }
  const isDone = !isFiltered && board.page === 1 && board.entries.every(({ waiting }) => !waiting);
  const collections = board.types.filter(({ kind }) => kind === 'collectionType');
  const typeNameOf = (uid: string) => {
    const type = collections.find((one) => one.uid === uid);
    return type === undefined ? undefined : nameOf(type.names);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {isDone ? <EmptyState title={text('board.all-done')} about={text('board.all-done-about')} /> : null}
      <Typography tag="h2" variant="delta" textColor="neutral800">
        {text('board.found', { count: board.found })}
      </Typography>
      <Box background="neutral0" hasRadius shadow="tableShadow" overflow="hidden">
        <ul aria-label={text('board.list')}>
          {board.entries.map((entry) => (
            <BoardEntryRow key={`${entry.uid} ${entry.entry}`} entry={entry} typeName={typeNameOf(entry.uid)} />
          ))}
        </ul>
      </Box>
      <Pages board={board} filters={filters} />
    </Flex>
  );
}
