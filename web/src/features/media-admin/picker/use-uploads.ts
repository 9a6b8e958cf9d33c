import { type AvailableImage, availableImageSchema, uploadField } from '@contracts/image';
import { useEffect, useRef, useState } from 'react';
import { parse } from 'valibot';
import { sendFile } from '../../../lib/cms-client/send-file';
import { useSession } from '../../../lib/panel-session/session-provider';
import { warnOnLeaving } from '../../../lib/warn-on-leaving';
import { preparePicture } from './prepare-picture';

export type UploadState =
  | { status: 'waiting' | 'preparing' }
  /** `share` is the upload progress from 0 to 1; then the server makes smaller sizes. */
  | { status: 'sending'; share: number }
  | { status: 'failed'; error: unknown };

export type Upload = { id: number; file: File; state: UploadState };

/** Uploads that are unfinished or failed; finished ones are only counted, because they appear among the images. */
export function useUploads(onArrived: (image: AvailableImage) => void) {
  const { authorized } = useSession();
  const [pending, setPending] = useState<readonly Upload[]>([]);
  const [arrived, setArrived] = useState(0);
  const lastId = useRef(0);
  const queue = useRef(Promise.resolve());
  const isRunning = pending.some(({ state }) => state.status !== 'failed');

  useEffect(() => (isRunning ? warnOnLeaving() : undefined), [isRunning]);

  const change = (id: number, state: UploadState) =>
    setPending((before) => before.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  const dismiss = (id: number) => setPending((before) => before.filter((upload) => upload.id !== id));

  async function send({ id, file: chosen }: Upload) {
    try {
      change(id, { status: 'preparing' });
      const { file, name } = await preparePicture(chosen);
      change(id, { status: 'sending', share: 0 });
      const onProgress = (share: number) => change(id, { status: 'sending', share });
      const stored = await authorized((headers) =>
        sendFile('/api/images', { field: uploadField, file, name, headers, onProgress }),
      );
      onArrived(parse(availableImageSchema, stored));
      dismiss(id);
      setArrived((before) => before + 1);
    } catch (error) {
      change(id, { status: 'failed', error });
    }
  }

  /** One at a time: two are no faster on a phone's connection, and memory is small. */
  function enqueue(upload: Upload) {
    queue.current = queue.current.then(() => send(upload));
  }

  return {
    pending,
    arrived,
    dismiss,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, file, state: { status: 'waiting' } };
      });
      if (!isRunning) setArrived(0);
      setPending((before) => [...before, ...added]);
      added.forEach(enqueue);
    },
    retry(upload: Upload) {
      change(upload.id, { status: 'waiting' });
      enqueue(upload);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
