import { type AvailableImage, availableImageSchema, largestUploadBytes, uploadField } from '@contracts/image';
import { useState, useSyncExternalStore } from 'react';
import { parse } from 'valibot';
import { sendFile } from '../../../lib/cms-client/send-file';
import type { SessionContextValue } from '../../../lib/panel-session/session-provider';
import { warnOnLeaving } from '../../../lib/warn-on-leaving';
import { preparePicture } from './prepare-picture';
import { createUploadQueue, type UploadQueue, type Uploads } from './upload-queue';

export type UploadsState = Uploads & Pick<UploadQueue, 'add' | 'retry' | 'dismiss'>;

/** Uploads continue after unmounting. Both arguments are read on the first render only. */
export function useUploads(
  authorized: SessionContextValue['authorized'],
  onArrived: (image: AvailableImage) => void,
): UploadsState {
  const [queue] = useState(() =>
    createUploadQueue({
      prepare: preparePicture,
      largestBytes: largestUploadBytes,
      send: async ({ file, name }, onProgress) =>
        parse(
          availableImageSchema,
          await authorized((headers) =>
            sendFile('/api/images', { field: uploadField, file, name, headers, onProgress }),
          ),
        ),
      onArrived,
      guard: warnOnLeaving,
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  return { ...uploads, add: queue.add, retry: queue.retry, dismiss: queue.dismiss };
}
