import { Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useTexts } from '../translations/use-texts';
import { ContentTable } from './content-table';
import { DailyChart } from './daily-chart';
import { RequestTable } from './request-table';
import { useVisitsQuery } from './visits-api';

export function VisitsWidget() {
  const text = useTexts();
  const { data, isError } = useVisitsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  return (
    <Box maxHeight="28rem" overflow="auto">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography textColor="neutral600">{text('visits.about')}</Typography>
        {data.content.length === 0 ? (
          <Typography>{text('visits.none')}</Typography>
        ) : (
          <>
            <DailyChart days={data.days} />
            <ContentTable content={data.content} />
          </>
        )}
        <RequestTable weeks={data.weeks} />
      </Flex>
    </Box>
  );
}
