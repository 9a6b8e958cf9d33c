import { Box, Checkbox, Flex, Loader, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { boardPermission } from '../../contracts/translation-board';
import { fullPermission, panelApi } from '../panel-api';
import { LoadFailure, PageContent } from '../ui/page';
import { boardSearch, readFilters } from './board-address';
import { BoardFilterFields } from './board-filters';
import { BoardList } from './board-list';
import { LanguageSummaries } from './language-summary';
import { TypeNumbersTable } from './type-numbers';
import { useBoardTexts } from './use-board-texts';

function DigestSetting() {
  const { text } = useBoardTexts();
  const { data } = panelApi.useTranslationDigestQuery(undefined);
  const [change, { isLoading, isError }] = panelApi.useChangeDigestMutation();
  if (data === undefined) return null;
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Flex direction="column" alignItems="start" gap={2}>
        <Checkbox
          checked={data.wanted}
          disabled={isLoading}
          onCheckedChange={(wanted) => void change({ wanted: wanted === true })}
        >
          {text('board.digest')}
        </Checkbox>
        <Typography variant="pi" textColor="neutral600">
          {text(data.canBeSent ? 'board.digest-about' : 'board.digest-impossible')}
        </Typography>
        {isError ? (
          <Typography role="alert" variant="pi" textColor="danger600">
            {text('board.digest-failed')}
          </Typography>
        ) : null}
      </Flex>
    </Box>
  );
}

const Title = styled(Typography)`
  font-size: 2.2rem;
  font-weight: 700;
  line-height: 1.2;
  ${({ theme }) => theme.breakpoints.medium} {
    font-size: 3.2rem;
  }
`;

function Board() {
  const { text } = useBoardTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const { data, isError, refetch } = panelApi.useTranslationBoardQuery(filters, { refetchOnMountOrArgChange: true });
  if (data === undefined) {
    return isError ? (
      <LoadFailure message={text('board.failed')} onAgain={() => void refetch()} />
    ) : (
      <Loader>{text('board.loading')}</Loader>
    );
  }
  return (
    <>
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={{ initial: 4, medium: 6 }}>
        <LanguageSummaries types={data.types} />
      </Box>
      {data.types.length === 0 ? null : (
        <>
          <TypeNumbersTable types={data.types} />
          <BoardFilterFields types={data.types} filters={filters} onFilter={(next) => navigate(boardSearch(next))} />
        </>
      )}
      <BoardList board={data} filters={filters} />
    </>
  );
}

export function TranslationBoardPage() {
  const { text } = useBoardTexts();
  return (
    <Page.Protect permissions={[fullPermission(boardPermission)]}>
      <PageContent style={{ maxWidth: '120rem' }}>
        <Page.Title>{text('board.title')}</Page.Title>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Flex direction="column" alignItems="start" gap={1}>
            <Title tag="h1" textColor="neutral800">
              {text('board.title')}
            </Title>
            <Typography textColor="neutral600">{text('board.about')}</Typography>
          </Flex>
          <Board />
          <DigestSetting />
        </Flex>
      </PageContent>
    </Page.Protect>
  );
}
