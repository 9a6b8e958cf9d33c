import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { HandHeart } from '@strapi/icons';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { useTexts } from '../translations/use-texts';
import { useDeskSummaryQuery } from './prayer-desk-api';
import { prayerDeskPath } from './prayer-desk-path';
import { useDeskTexts } from './use-desk-texts';

/** The link to the desk on the home page, since the team comes for it. */
export function PrayerDeskWidget() {
  const text = useTexts();
  const { duration } = useDeskTexts();
  const { data, isError } = useDeskSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined && !isError) return <Widget.Loading />;
  return (
    <Flex direction="column" alignItems="stretch" justifyContent="center" gap={6} height="100%">
      <Flex direction="column" gap={2}>
        <HandHeart aria-hidden width="4rem" height="4rem" fill="primary600" />
        <Typography variant="beta" textAlign="center" textColor="neutral800">
          {data === undefined ? text('desk.subtitle') : text('desk.widget-waiting', { count: data.waiting })}
        </Typography>
        {data?.oldestWaitingAt ? (
          <Typography textAlign="center" textColor="neutral600">
            {text('desk.widget-oldest', { age: duration(data.oldestWaitingAt) })}
          </Typography>
        ) : null}
        {data !== undefined && data.urgent > 0 ? (
          <Typography textAlign="center" fontWeight="bold" textColor="danger600">
            {text('desk.widget-urgent', { count: data.urgent })}
          </Typography>
        ) : null}
      </Flex>
      <LinkButton tag={NavLink} to={`/${prayerDeskPath}`} size="L" fullWidth>
        {text('desk.link')}
      </LinkButton>
    </Flex>
  );
}
