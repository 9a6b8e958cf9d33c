import { Box, Button, Flex, Loader, Main, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { trashDays } from '../../api/trash/contract';
import { useTexts } from '../translations/use-texts';
import { useTrashQuery } from './trash-api';
import { TrashedEntryRow } from './trashed-entry-row';
import { KeptFileRow } from './kept-file-row';

const Content = styled(Main)`
  width: 100%;
  max-width: 100rem;
  padding: 1.6rem 1.6rem 6rem;
  outline: none;
  ${({ theme }) => theme.breakpoints.medium} {
    padding: 2.4rem 2.4rem 4rem;
  }
  ${({ theme }) => theme.breakpoints.large} {
    padding: 3.2rem 4rem 5.6rem;
  }
`;

function Trashed() {
  const text = useTexts();
  const { data, isError, refetch } = useTrashQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) {
    return (
      <Flex role="alert" direction="column" alignItems="start" gap={3} padding={4} background="danger100" hasRadius>
        <Typography textColor="danger700">{text('trash.failed')}</Typography>
        <Button variant="tertiary" onClick={() => void refetch()}>
          {text('trash.again')}
        </Button>
      </Flex>
    );
  }
  if (data === undefined) return <Loader>{text('trash.loading')}</Loader>;
  const sections = [
    {
      title: text('trash.entries'),
      none: text('trash.no-entries', { days: trashDays }),
      rows: data.entries.map((entry) => <TrashedEntryRow key={entry.id} entry={entry} />),
    },
    {
      title: text('trash.files'),
      none: text('trash.no-files', { days: trashDays }),
      rows: data.files.map((file) => <KeptFileRow key={file.id} file={file} />),
    },
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={8}>
      {sections.map(({ title, none, rows }) => (
        <Box key={title} tag="section">
          <Typography tag="h2" variant="delta">
            {title}
          </Typography>
          <Box marginTop={3} background="neutral0" hasRadius shadow="tableShadow">
            {rows.length === 0 ? (
              <Box padding={5}>
                <Typography textColor="neutral600">{none}</Typography>
              </Box>
            ) : (
              <ul>{rows}</ul>
            )}
          </Box>
        </Box>
      ))}
    </Flex>
  );
}

/** What was deleted or replaced in the last days, and the way back. */
export function TrashPage() {
  const text = useTexts();
  return (
    <Content>
      <Page.Title>{text('trash.title')}</Page.Title>
      <Flex direction="column" alignItems="stretch" gap={6}>
        <Box>
          <Typography tag="h1" variant="alpha">
            {text('trash.title')}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {text('trash.about', { days: trashDays })}
          </Typography>
        </Box>
        <Trashed />
      </Flex>
    </Content>
  );
}
