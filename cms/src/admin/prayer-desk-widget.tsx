import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { HandHeart } from '@strapi/icons';
import { Widget } from '@strapi/strapi/admin';
import { deskPagePath } from '../contracts/prayer-desk';
import { panelApi } from './panel-api';
import { useTexts } from './translations/use-texts';

export function PrayerDeskWidget() {
  const text = useTexts();
  const { data, isError } = panelApi.useDeskSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
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
