import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { logStream } from './log-stream';

test('lines go out in order, those of one turn together', async () => {
  const write = vi.fn();
  const stream = logStream(write);
  stream.write('one\n');
  stream.write('two\n');
  expect(write).not.toHaveBeenCalled();
  await setImmediate();
  stream.write('three\n');
  await setImmediate();
  expect(write.mock.calls).toEqual([['one\ntwo\n'], ['three\n']]);
});
