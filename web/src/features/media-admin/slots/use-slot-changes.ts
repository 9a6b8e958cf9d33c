import { placeFacts, type PictureSlot, type SlotChange } from '@contracts/picture-slot';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { warnOnLeaving } from '../../../lib/warn-on-leaving';
import { SessionEnded } from '../../../lib/panel-session/session';
import { sendToSlot } from './send-to-slot';
import type { SlotCalls } from './slot-calls';
import { slotFailureText } from './slot-failure';

type Activity = { kind: 'still' } | { kind: 'sending'; share: number } | { kind: 'saving' };

export type SlotChangesProps = {
  slot: PictureSlot;
  calls: SlotCalls;
  onChanged: (changed: readonly PictureSlot[]) => void;
  /** Somebody else has changed something. */
  onOutdated: () => void;
};

/** Replaces what a slot shows, changes its focus or texts, and takes that back; one thing at a time. */
export function useSlotChanges({ slot, calls, onChanged, onOutdated }: SlotChangesProps) {
  const { t } = useLanguage();
  const [activity, setActivity] = useState<Activity>({ kind: 'still' });
  const [failure, setFailure] = useState<string>();
  const [news, setNews] = useState('');
  const isBusy = activity.kind !== 'still';
  const { key, place, file } = slot;

  async function act(begun: Activity, said: string, work: () => Promise<readonly PictureSlot[]>) {
    if (isBusy) return;
    setActivity(begun);
    setFailure(undefined);
    setNews('');
    const stay = warnOnLeaving();
    try {
      onChanged(await work());
      setNews(said);
    } catch (error) {
      if (error instanceof SessionEnded) return;
      setFailure(slotFailureText(t, error, place));
      onOutdated();
    } finally {
      stay();
      setActivity({ kind: 'still' });
    }
  }

  const replace = (chosen: File) =>
    act({ kind: 'sending', share: 0 }, t('slots.replaced'), () =>
      sendToSlot(slot, chosen, calls, (share) => setActivity({ kind: 'sending', share })),
    );

  const change = (said: string, changed: SlotChange) =>
    act({ kind: 'saving' }, said, async () => [await calls.change(key, changed)]);

  async function undo() {
    if (!file) return;
    await act({ kind: 'saving' }, t('slots.undone'), async () => {
      const before = await calls.undo(key, file.id);
      // The picture of a video may have gone back with it.
      return placeFacts[place].kind === 'video' ? calls.load() : [before];
    });
  }

  return { activity, isBusy, failure, news, replace, change, undo };
}
