import {
  placeFacts,
  type PictureSlot,
  pictureSlotPath,
  pictureSlotSchema,
  pictureSlotsPath,
  pictureSlotsSchema,
  slotFileField,
  slotFilePath,
  type SlotChange,
} from '@contracts/picture-slot';
import { useState } from 'react';
import { parse } from 'valibot';
import { useLanguage } from '../../../i18n/language-provider';
import { sendFile } from '../../../lib/cms-client/send-file';
import { useSession } from '../../../lib/panel-session/session-provider';
import { useAuthorizedCall } from '../../../lib/panel-session/use-authorized-call';
import { warnOnLeaving } from '../../../lib/warn-on-leaving';
import { SessionEnded } from '../../../lib/panel-session/session';
import { fileFailureText, refuseOtherKind, refuseTooLarge } from '../failures';
import { preparePicture } from '../picker/prepare-picture';
import { videoFrame } from './video-frame';

export function useSlotCalls() {
  const call = useAuthorizedCall();
  const { authorized } = useSession();
  return {
    load: () => call(pictureSlotsSchema, pictureSlotsPath),
    replace: (key: string, file: Blob, name: string, onProgress: (share: number) => void) =>
      authorized(async (headers) => {
        const stored = await sendFile(slotFilePath(key), { field: slotFileField, file, name, headers, onProgress });
        return parse(pictureSlotSchema, stored);
      }),
    undo: (key: string, fileId: number) =>
      call(pictureSlotSchema, `${slotFilePath(key)}/${fileId}`, { method: 'DELETE' }),
    change: (key: string, body: SlotChange) => call(pictureSlotSchema, pictureSlotPath(key), { method: 'PATCH', body }),
  };
}

export type SlotCalls = ReturnType<typeof useSlotCalls>;

type Activity = { kind: 'still' } | { kind: 'sending'; share: number } | { kind: 'saving' };

/** Shows the file in this place from now on; a video brings the picture that is shown before it plays. */
export async function sendToSlot(
  { key, place }: PictureSlot,
  file: File,
  calls: Pick<SlotCalls, 'replace'>,
  onProgress: (share: number) => void,
): Promise<readonly PictureSlot[]> {
  if (placeFacts[place].kind === 'picture') {
    const picture = await preparePicture(file);
    return [await calls.replace(key, picture.file, picture.name, onProgress)];
  }
  refuseOtherKind(file, 'video');
  refuseTooLarge(file, 'video');
  const frame = await videoFrame(file);
  const video = await calls.replace(key, file, file.name, onProgress);
  return [video, await calls.replace(`${key}-poster`, frame, 'poster.jpg', () => undefined)];
}

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
  const { kind } = placeFacts[place];

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
      setFailure(fileFailureText(t, error, kind));
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
      return kind === 'video' ? calls.load() : [before];
    });
  }

  return { activity, isBusy, failure, news, replace, change, undo };
}
