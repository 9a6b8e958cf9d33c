import { Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../translations/use-texts';
import { useAccountChangesQuery } from './prayer-desk-api';
import { useDeskTexts } from './use-desk-texts';

const Line = styled(Typography)`
  overflow-wrap: anywhere;
`;

/**
 * It cannot be dismissed, because somebody who set a member's password could sign in and dismiss it. It disappears
 * after two weeks.
 */
export function AccountChangesNotice() {
  const text = useTexts();
  const { ago } = useDeskTexts();
  const { data } = useAccountChangesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined || data.changes.length === 0) return null;
  return (
    <Flex
      tag="section"
      aria-labelledby="account-changes"
      direction="column"
      alignItems="start"
      gap={2}
      padding={4}
      background="warning100"
      hasRadius
    >
      <Typography tag="h2" id="account-changes" variant="omega" fontWeight="bold" textColor="neutral800">
        {text('desk.account.title')}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="start" gap={1}>
        {data.changes.map(({ change, changedAt, actorName }) => (
          <Line key={`${changedAt} ${change}`} tag="li" textColor="neutral800">
            {text(`desk.account.${change}`, {
              actor: actorName ?? text('desk.account.program'),
              age: ago(changedAt),
            })}
          </Line>
        ))}
      </Flex>
      <Typography variant="pi" textColor="neutral700">
        {text('desk.account.advice')}
      </Typography>
    </Flex>
  );
}
