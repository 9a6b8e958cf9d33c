import type { Team } from '@contracts/prayer-desk';
import { HandHelping } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { FailureNotice } from './failure-notice';
import type { OpenedRequest } from './use-opened-request';
import { useRescuedFocus } from './focus';

/** So that exactly one member calls the person. */
export function ClaimControl({ opened, team }: { opened: OpenedRequest; team: Team | undefined }) {
  const { t } = useLanguage();
  const { assignee } = opened.request;
  const isMine = assignee !== null && assignee.id === team?.me.id;
  const outcome = opened.outcome?.doing === 'claim' ? opened.outcome : undefined;
  const said = useRescuedFocus<HTMLParagraphElement>(outcome?.result === 'conflict' ? outcome : undefined);
  const who =
    assignee === null
      ? t('prayerDesk.claimedByNobody')
      : isMine
        ? t('prayerDesk.claimedByMe')
        : t('prayerDesk.claimedBy', { name: assignee.name });
  return (
    <Stack $gap={3}>
      <p ref={said} role="status" tabIndex={-1}>
        {outcome?.result === 'conflict' ? `${t('prayerDesk.conflictClaim')} ${who}` : who}
      </p>
      {assignee === null || isMine ? (
        <Button
          $variant="quiet"
          aria-disabled={opened.busy !== undefined}
          onClick={() => void opened.claim(isMine ? 'back' : 'take')}
        >
          {isMine ? null : <HandHelping aria-hidden size="1.2em" />}
          <span>{isMine ? t('prayerDesk.claimBack') : t('prayerDesk.claim')}</span>
        </Button>
      ) : null}
      {outcome?.result === 'failed' ? <FailureNotice cause={outcome.cause} during="sending" /> : null}
    </Stack>
  );
}
