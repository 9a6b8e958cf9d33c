import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { type FailureCause, failureOf } from './call-failure';
import { type RequestId, useDeskCalls } from './desk-calls';
import { FailureNotice } from './failure-notice';
import { oneOrOther, useDeskWords } from './use-desk-words';

/** How long a step can be undone with one tap. */
const undoMs = 6_000;

/** Gives all of one’s open requests back to the team, for somebody who leaves or is away. */
export function HandBack({ count, onChanged }: { count: number; onChanged: () => void }) {
  const { t } = useLanguage();
  const { number } = useDeskWords();
  const calls = useDeskCalls();
  const [isBusy, setIsBusy] = useState(false);
  const [handedBack, setHandedBack] = useState<readonly RequestId[]>();
  const [failure, setFailure] = useState<FailureCause>();

  useEffect(() => {
    if (handedBack === undefined) return;
    const timer = setTimeout(() => setHandedBack(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [handedBack]);

  async function attempt(call: () => Promise<readonly RequestId[] | undefined>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      setHandedBack(await call());
    } catch (error) {
      const { cause } = failureOf(error);
      // Somebody else took one of them in the meantime, which the list shows.
      if (cause !== 'conflict') setFailure(cause);
    } finally {
      setIsBusy(false);
      onChanged();
    }
  }

  async function takeBack(requests: readonly RequestId[]): Promise<undefined> {
    for (const request of requests) await calls.claim(request);
  }

  return (
    <Stack $gap={2}>
      <div role="status">
        {handedBack === undefined ? null : (
          <Cluster $gap={3}>
            <p>{t(`prayerDesk.handedBack.${oneOrOther(handedBack.length)}`, { count: number(handedBack.length) })}</p>
            <Button $variant="quiet" aria-disabled={isBusy} onClick={() => void attempt(() => takeBack(handedBack))}>
              {t('prayerDesk.undo')}
            </Button>
          </Cluster>
        )}
      </div>
      {count > 0 ? (
        <div>
          <Button $variant="quiet" aria-disabled={isBusy} onClick={() => void attempt(calls.handBack)}>
            {t(`prayerDesk.handBack.${oneOrOther(count)}`, { count: number(count) })}
          </Button>
        </div>
      ) : null}
      {failure === undefined ? null : <FailureNotice cause={failure} during="sending" />}
    </Stack>
  );
}
