import type { AvailableImage } from '@contracts/image';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/cms-client/api-error';
import { createUploadQueue, type NamedPicture } from './upload-queue';

const jpeg = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

const stored = (name: string): AvailableImage => ({
  url: `/public-objects/${name}`,
  name,
  lastModified: '2026-11-21T05:00:00.000Z',
});

type Sending = {
  name: string;
  progress: (share: number) => void;
  succeed: () => void;
  fail: (error: Error) => void;
};

/** Uploads that the test accepts or refuses one by one. */
function setUp({ prepare = (file: File): Promise<NamedPicture> => Promise.resolve({ file, name: file.name }) } = {}) {
  const sendings: Sending[] = [];
  const arrived: string[] = [];
  const guarded: string[] = [];
  const queue = createUploadQueue({
    prepare,
    largestBytes: 100,
    send: ({ name }, progress) =>
      new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          sendings.splice(sendings.indexOf(sending), 1);
          settle();
        };
        const sending: Sending = {
          name,
          progress,
          succeed: () => end(() => resolve(stored(name))),
          fail: (error) => end(() => reject(error)),
        };
        sendings.push(sending);
      }),
    onArrived: ({ name }) => arrived.push(name),
    guard: () => {
      guarded.push('on');
      return () => guarded.push('off');
    },
  });
  const sending = async (name: string) =>
    vi.waitFor(() => {
      const found = sendings.find((candidate) => candidate.name === name);
      if (!found) throw new Error(`${name} is not being sent`);
      return found;
    });
  const states = () => queue.read().pending.map(({ name, state }) => [name, state.status]);
  return { queue, sendings, sending, arrived, guarded, states };
}

test('pictures are uploaded one after another, with their progress, and leave the queue when they are finished', async () => {
  const { queue, sending, sendings, arrived, states } = setUp();
  queue.add([jpeg('1.jpg'), jpeg('2.jpg')]);
  const first = await sending('1.jpg');
  expect(states()).toEqual([
    ['1.jpg', 'sending'],
    ['2.jpg', 'waiting'],
  ]);
  first.progress(0.4);
  expect(queue.read().pending[0]?.state).toEqual({ status: 'sending', share: 0.4 });
  expect(sendings).toHaveLength(1);
  first.succeed();
  (await sending('2.jpg')).succeed();
  await vi.waitFor(() => expect(queue.read()).toEqual({ pending: [], arrived: 2 }));
  expect(arrived).toEqual(['1.jpg', '2.jpg']);
});

test('the prepared picture is sent, under its new name', async () => {
  const { queue, sending } = setUp({
    prepare: () => Promise.resolve({ file: new Blob(['smaller']), name: 'small.jpg' }),
  });
  queue.add([jpeg('IMG_1.HEIC')]);
  await expect(sending('small.jpg')).resolves.toBeTruthy();
});

test.each([
  ['no network', new TypeError('Failed to send'), 'unreachable'],
  ['a picture that is too large for the server', new ApiError(413, '', ''), 'tooLarge'],
  ['what is no picture', new ApiError(400, '', ''), 'notAnImage'],
  ['an ended session', new ApiError(401, '', ''), 'signedOut'],
])('%s is reported, does not stop other uploads, and can be retried', async (_, error, cause) => {
  const { queue, sending, states } = setUp();
  queue.add([jpeg('1.jpg'), jpeg('2.jpg')]);
  (await sending('1.jpg')).fail(error);
  const second = await sending('2.jpg');
  expect(queue.read().pending[0]?.state).toEqual({ status: 'failed', cause });
  const [failed] = queue.read().pending;
  queue.retry(failed?.id ?? 0);
  expect(states()[0]).toEqual(['1.jpg', 'waiting']);
  second.succeed();
  (await sending('1.jpg')).succeed();
  await vi.waitFor(() => expect(queue.read()).toEqual({ pending: [], arrived: 2 }));
});

test('a file of another kind, or one that is too large, is not sent at all', async () => {
  const { queue, sendings } = setUp();
  queue.add([new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }), jpeg('huge.jpg', 101)]);
  await vi.waitFor(() =>
    expect(queue.read().pending.map(({ state }) => state)).toEqual([
      { status: 'failed', cause: 'notAnImage' },
      { status: 'failed', cause: 'tooLarge' },
    ]),
  );
  expect(sendings).toEqual([]);
  for (const { id } of queue.read().pending) queue.dismiss(id);
  expect(queue.read().pending).toEqual([]);
});

test('a file of unknown type is sent, because the server checks it', async () => {
  const { queue, sending } = setUp();
  queue.add([new File(['?'], 'IMG_2.heic')]);
  await expect(sending('IMG_2.heic')).resolves.toBeTruthy();
});

test('leaving is confirmed while an upload is under way', async () => {
  const { queue, sending, guarded } = setUp();
  queue.add([jpeg('1.jpg')]);
  const only = await sending('1.jpg');
  queue.add([jpeg('2.jpg')]);
  expect(guarded).toEqual(['on']);
  only.succeed();
  (await sending('2.jpg')).fail(new TypeError('Failed to send'));
  await vi.waitFor(() => expect(guarded).toEqual(['on', 'off']));
});
