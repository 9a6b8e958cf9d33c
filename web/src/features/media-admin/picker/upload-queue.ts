import type { AvailableImage } from '@contracts/image';
import { pickerFailure, type PickerFailure } from './picker-failure';

export type NamedPicture = { file: Blob; name: string };

export type UploadState =
  | { status: 'waiting' }
  | { status: 'preparing' }
  /** `share` is the upload progress from 0 to 1; then the server makes smaller sizes. */
  | { status: 'sending'; share: number }
  | { status: 'failed'; cause: UploadFailure };

export type UploadFailure = PickerFailure | 'notAnImage';

export type Upload = { id: number; name: string; state: UploadState };

/** Uploads that are unfinished or failed; finished ones are only counted, because they appear among the images. */
export type Uploads = { pending: readonly Upload[]; arrived: number };

export type UploadQueue = {
  read: () => Uploads;
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  retry: (id: number) => void;
  dismiss: (id: number) => void;
};

type UploadSteps = {
  prepare: (file: File) => Promise<NamedPicture>;
  largestBytes: number;
  send: (picture: NamedPicture, onProgress: (share: number) => void) => Promise<AvailableImage>;
  onArrived: (image: AvailableImage) => void;
  /** Called when uploads start; returns a function that is called when they end. */
  guard: () => () => void;
};

/** One upload at a time: two are no faster on a phone's connection, and memory is small. */
export function createUploadQueue({ prepare, largestBytes, send, onArrived, guard }: UploadSteps): UploadQueue {
  let current: Uploads = { pending: [], arrived: 0 };
  const files = new Map<number, File>();
  const listeners = new Set<() => void>();
  let lastId = 0;
  let isRunning = false;

  function become(next: Uploads) {
    current = next;
    listeners.forEach((listener) => listener());
  }

  function change(id: number, state: UploadState) {
    const pending = current.pending.map((upload) => (upload.id === id ? { ...upload, state } : upload));
    become({ ...current, pending });
  }

  function remove(id: number, arrived: number) {
    files.delete(id);
    become({ pending: current.pending.filter((upload) => upload.id !== id), arrived });
  }

  async function upload(id: number, file: File) {
    // Trusts the type if the browser reports one; some systems do not know all of them.
    if (file.type !== '' && !file.type.startsWith('image/')) {
      change(id, failedBy('notAnImage'));
      return;
    }
    change(id, { status: 'preparing' });
    const picture = await prepare(file);
    if (picture.file.size > largestBytes) {
      change(id, failedBy('tooLarge'));
      return;
    }
    change(id, { status: 'sending', share: 0 });
    const image = await send(picture, (share) => change(id, { status: 'sending', share }));
    remove(id, current.arrived + 1);
    onArrived(image);
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    const letGo = guard();
    for (let next = nextWaiting(); next; next = nextWaiting()) {
      const { id, file } = next;
      await upload(id, file).catch((error: unknown) => change(id, failedBy(uploadFailure(error))));
    }
    letGo();
    isRunning = false;
  }

  function nextWaiting(): { id: number; file: File } | undefined {
    const next = current.pending.find(({ state }) => state.status === 'waiting');
    const file = next && files.get(next.id);
    return next && file && { id: next.id, file };
  }

  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(chosen) {
      const added = chosen.map((file): Upload => {
        lastId += 1;
        files.set(lastId, file);
        return { id: lastId, name: file.name, state: { status: 'waiting' } };
      });
      become({ pending: [...current.pending, ...added], arrived: isRunning ? current.arrived : 0 });
      void run();
    },
    retry(id) {
      change(id, { status: 'waiting' });
      void run();
    },
    dismiss: (id) => remove(id, current.arrived),
  };
}

function failedBy(cause: UploadFailure): UploadState {
  return { status: 'failed', cause };
}

/** A file that the server refuses is not an image. */
function uploadFailure(error: unknown): UploadFailure {
  const cause = pickerFailure(error);
  return cause === 'refused' ? 'notAnImage' : cause;
}
