import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Board } from '../../api/translation-board/contract';
import { type BoardFilters, boardSearch } from './board-address';
import { BoardEntryRow } from './board-entry';
import { useBoardTexts } from './use-board-texts';

/** A sunrise over hills in the colors of the panel's theme. */
const Dawn = styled.svg`
  width: 16rem;
  height: auto;
  .sky {
    fill: ${({ theme }) => theme.colors.neutral100};
  }
  .sun {
    fill: ${({ theme }) => theme.colors.warning500};
  }
  .far {
    fill: ${({ theme }) => theme.colors.neutral300};
  }
  .near {
    fill: ${({ theme }) => theme.colors.primary200};
  }
`;

function EmptyState({ title, about }: { title: string; about: string }) {
  return (
    <Flex
      direction="column"
      gap={4}
      padding={8}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      justifyContent="center"
    >
      <Dawn viewBox="0 0 160 90" aria-hidden>
        <clipPath id="dawn">
          <rect width="160" height="90" rx="12" />
        </clipPath>
        <g clipPath="url(#dawn)">
          <rect className="sky" width="160" height="90" />
          <circle className="sun" cx="80" cy="56" r="17" />
          <path className="far" d="M0 62 Q35 40 72 58 T160 52 V90 H0Z" />
          <path className="near" d="M0 76 Q50 54 96 72 T160 68 V90 H0Z" />
        </g>
      </Dawn>
      <Flex direction="column" gap={2} maxWidth="44rem">
        <Typography tag="h2" variant="beta" textAlign="center">
          {title}
        </Typography>
        <Typography textAlign="center" textColor="neutral600">
          {about}
        </Typography>
      </Flex>
    </Flex>
  );
}

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
