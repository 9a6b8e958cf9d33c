import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createWorkerCaller } from './worker-caller';

const code = `
  const { parentPort } = require('node:worker_threads');
  let calls = 0;
  parentPort.on('message', (text) => {
    while (text === 'endless');
    if (text === 'broken') throw new Error('broken');
    parentPort.postMessage(text + ' ' + (calls += 1));
  });
  parentPort.postMessage('loaded');
`;

const createCaller = () => createWorkerCaller(() => new Worker(code, { eval: true }), 1_000);

test('answers each call from the same worker', async () => {
  const call = createCaller();
  expect(await Promise.all([call('a'), call('b')])).toEqual(['a 1', 'b 2']);
});

test('ends a call that takes too long, and answers those after it', async () => {
  const call = createCaller();
  const [endless, next] = await Promise.allSettled([call('endless'), call('a')]);
  expect(endless).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  expect(next).toEqual({ status: 'fulfilled', value: 'a 1' });
});

test('rejects with the error of the worker', async () => {
  const call = createCaller();
  await expect(call('broken')).rejects.toThrow('broken');
  expect(await call('a')).toBe('a 1');
});
