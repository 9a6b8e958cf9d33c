import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { causeOf, type FailureCause, failureOf } from './call-failure';
import { type RequestId, useDeskCalls } from './desk-calls';
import { FailureNotice } from './failure-notice';
import { UndoButton } from './undo';
import { oneOrOther, useDeskWords } from './use-desk-words';
import { useRescuedFocus } from './focus';

type Notice =
  | { readonly kind: 'handed-back'; readonly requests: readonly RequestId[] }
  /** After undoing: how many another member had taken on in the meantime. */
  | { readonly kind: 'undone'; readonly taken: number };

/** Gives all of one’s open requests back to the team, for somebody who leaves or is away. */
export function HandBack({ count, onChanged }: { count: number; onChanged: () => void }) {
  const { t } = useLanguage();
  const { number } = useDeskWords();
  const calls = useDeskCalls();
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [failure, setFailure] = useState<FailureCause>();
  const undone = useRescuedFocus<HTMLParagraphElement>(notice?.kind === 'undone' ? notice : undefined);

  async function attempt(call: () => Promise<Notice>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      setNotice(await call());
    } catch (error) {
      setFailure(causeOf(error));
    } finally {
      setIsBusy(false);
      onChanged();
    }
  }

  const handBack = async (): Promise<Notice> => ({ kind: 'handed-back', requests: await calls.handBack() });

  /** What another member has taken on in the meantime stays there. */
  async function takeBack(requests: readonly RequestId[]): Promise<Notice> {
    let taken = 0;
    for (const request of requests) {
      try {
        await calls.claim(request);
      } catch (error) {
        if (failureOf(error).cause !== 'conflict') throw error;
        taken += 1;
      }
    }
    return { kind: 'undone', taken };
  }

  return (
    <Stack $gap={2}>
      {notice?.kind === 'handed-back' ? (
        <Undoable
          key={notice.requests.map(({ reference }) => reference).join(' ')}
          text={t(`prayerDesk.handedBack.${oneOrOther(notice.requests.length)}`, {
            count: number(notice.requests.length),
          })}
          isBusy={isBusy}
          onUndo={() => void attempt(() => takeBack(notice.requests))}
        />
      ) : null}
      <p ref={undone} role="status" tabIndex={-1}>
        {notice?.kind !== 'undone'
          ? ''
          : notice.taken > 0
            ? t(`prayerDesk.handedBackTaken.${oneOrOther(notice.taken)}`, { count: number(notice.taken) })
            : t('prayerDesk.undone')}
      </p>
      {count > 0 ? (
        <div>
          <Button $variant="quiet" aria-disabled={isBusy} onClick={() => void attempt(handBack)}>
            {t(`prayerDesk.handBack.${oneOrOther(count)}`, { count: number(count) })}
          </Button>
        </div>
      ) : null}
      {failure === undefined ? null : <FailureNotice cause={failure} during="sending" />}
    </Stack>
  );
}

type UndoableProps = { text: string; isBusy: boolean; onUndo: () => void };

/** Says what was done, with the focus, because the button that was pressed may be gone. */
function Undoable({ text, isBusy, onUndo }: UndoableProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <Cluster $gap={3}>
      <p ref={said} tabIndex={-1}>
        {text}
      </p>
      <UndoButton isBusy={isBusy} onUndo={onUndo} />
    </Cluster>
  );
}
