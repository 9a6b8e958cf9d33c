import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { HandHeart } from '@strapi/icons';
import { adminApi, Widget } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type DeskSummary, deskPagePath, deskPath, summarySchema } from '../api/prayer-desk/contract';
import { useTexts } from './translations/use-texts';

const { useDeskSummaryQuery } = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    deskSummary: builder.query<DeskSummary, undefined>({
      query: () => ({ url: `${deskPath}/summary`, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(summarySchema, answer),
    }),
  }),
});

/** The link to the desk on the home page, since the team comes for it. */
export function PrayerDeskWidget() {
  const text = useTexts();
  const { data, isError } = useDeskSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined && !isError) return <Widget.Loading />;
  return (
    <Flex direction="column" alignItems="stretch" justifyContent="center" gap={6} height="100%">
      <Flex direction="column" gap={2}>
        <HandHeart aria-hidden width="4rem" height="4rem" fill="primary600" />
        <Typography variant="beta" textAlign="center" textColor="neutral800">
          {data === undefined ? text('desk.subtitle') : text('desk.widget-waiting', { count: data.waiting })}
        </Typography>
        {data !== undefined && data.views.urgent > 0 ? (
          <Typography textAlign="center" fontWeight="bold" textColor="danger600">
            {text('desk.widget-urgent', { count: data.views.urgent })}
          </Typography>
        ) : null}
      </Flex>
      <LinkButton href={deskPagePath} size="L" fullWidth>
        {text('desk.link')}
      </LinkButton>
    </Flex>
  );
}
