import { Box, Flex, Typography } from '@strapi/design-system';
import { adminApi, Widget } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type Visits, visitsPath, visitsSchema } from '../../api/page-view/contract';
import { useTexts } from '../translations/use-texts';
import { ContentTable } from './content-table';
import { DailyChart } from './daily-chart';
import { RequestTable } from './request-table';

const { useVisitsQuery } = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    visits: builder.query<Visits, undefined>({
      query: () => ({ url: visitsPath, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(visitsSchema, answer),
    }),
  }),
});

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
