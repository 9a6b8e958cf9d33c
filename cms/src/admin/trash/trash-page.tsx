import { Box, Flex, Loader, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { trashDays } from '../../contracts/trash';
import { panelApi } from '../panel-api';
import { useTexts } from '../translations/use-texts';
import { LoadFailure, PageContent } from '../ui/page';
import { TrashedFileRow, TrashedEntryRow } from './trash-rows';

function Trashed() {
  const text = useTexts();
  const { data, isError, refetch } = panelApi.useTrashQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <LoadFailure message={text('trash.failed')} onAgain={() => void refetch()} />;
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
      rows: data.files.map((file) => <TrashedFileRow key={file.id} file={file} />),
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

export function TrashPage() {
  const text = useTexts();
  return (
    <PageContent style={{ maxWidth: '100rem' }}>
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
    </PageContent>
  );
}
