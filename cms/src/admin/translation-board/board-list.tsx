import { Box, EmptyStateLayout, Flex, Link, Typography } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { NavLink } from 'react-router-dom';
import type { Board } from '../../contracts/translation-board';
import { type BoardFilters, boardSearch } from './board-address';
import { BoardEntryRow } from './board-entry';
import { useBoardTexts } from './use-board-texts';

function EmptyState({ content }: { content: string }) {
  return (
    <EmptyStateLayout
      icon={<EmptyDocuments width="16rem" aria-hidden />}
      content={content}
      hasRadius
      shadow="tableShadow"
    />
  );
}

function Pages({ board: { page, pages }, filters }: { board: Board; filters: BoardFilters }) {
  const { text } = useBoardTexts();
  if (pages < 2) return null;
  const linkTo = (other: number, words: string) =>
    other < 1 || other > pages ? (
      <span />
    ) : (
      <Link tag={NavLink} to={boardSearch({ ...filters, page: other })}>
        {words}
      </Link>
    );
  return (
    <Flex tag="nav" aria-label={text('board.pagination')} gap={4} justifyContent="space-between" wrap="wrap">
      {linkTo(page - 1, text('board.page-before'))}
      <Typography textColor="neutral600">{text('board.page', { page, pages })}</Typography>
      {linkTo(page + 1, text('board.page-after'))}
    </Flex>
  );
}

export function BoardList({ board, filters }: { board: Board; filters: BoardFilters }) {
  const { text } = useBoardTexts();
  const isFiltered = [filters.type, filters.language, filters.state].some((filter) => filter !== undefined);
  if (board.entries.length === 0) {
    return <EmptyState content={text(isFiltered ? 'board.none-found' : 'board.empty')} />;
  }
  const isDone = !isFiltered && board.page === 1 && board.entries.every(({ waiting }) => !waiting);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {isDone ? <EmptyState content={text('board.all-done')} /> : null}
      <Typography tag="h2" variant="delta" textColor="neutral800">
        {text('board.found', { count: board.found })}
      </Typography>
      <Box background="neutral0" hasRadius shadow="tableShadow" overflow="hidden">
        <ul aria-label={text('board.list')}>
          {board.entries.map((entry) => (
            <BoardEntryRow key={`${entry.uid} ${entry.entry}`} entry={entry} />
          ))}
        </ul>
      </Box>
      <Pages board={board} filters={filters} />
    </Flex>
  );
}
