import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { AnswerBuffers } from './answer-buffers';
import { MeteredStream } from './metered-stream';

const size = 2 ** 20;

afterEach(() => {
  vi.useRealTimers();
});

function reader(owner: string) {
  return { visitor: new ServerResponse(new IncomingMessage(new Socket())), owner, hasWaiting: () => false };
}

function answer(): Readable {
  return Readable.from(Array.from({ length: 16 }, () => Buffer.alloc(size / 16)));
}

it('takes an answer in whole that nobody reads', async () => {
  const body = answer();
  new AnswerBuffers().buffer(body, size, reader('one'));
  await once(body, 'end');
});

it('gives each address a share of the memory, until the visitor is gone', async () => {
  const buffers = new AnswerBuffers();
  const readers = Array.from({ length: 8 }, () => reader('one'));
  await Promise.all(
    readers.map(async (each) => {
      const body = answer();
      buffers.buffer(body, size, each);
      await once(body, 'end');
    }),
  );

  const beyond = answer();
  buffers.buffer(beyond, size, reader('one'));
  const elsewhere = answer();
  buffers.buffer(elsewhere, size, reader('another'));
  await once(elsewhere, 'end');
  expect(beyond.readableEnded).toBe(false);

  readers[0]?.visitor.emit('close');
  const later = answer();
  buffers.buffer(later, size, reader('one'));
  await once(later, 'end');
});

it.each([
  ['while others wait for its connection', true, 1],
  ['and is left alone otherwise', false, 0],
])('drops a reader of one kilobyte a second %s', (_when, hasWaiting, drops) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const onStall = vi.fn();
  const stream = new MeteredStream({ capacity: size, visitor: 'reads', blocksOthers: () => hasWaiting, onStall });
  stream.write(Buffer.alloc(size / 2));
  stream.read(5_120);
  vi.advanceTimersByTime(5_000);
  expect(onStall).toHaveBeenCalledTimes(drops);
});
