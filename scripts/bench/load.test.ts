import { expect, test } from 'vitest';
import { readWrk } from './load';

const answer = `Running 5s test @ http://127.0.0.1:3000/
  1 threads and 50 connections
  102543 requests in 5.00s, 750.10MB read
Requests/sec:  20508.60
Transfer/sec:    150.02MB
`;

test('a load without errors', () => {
  expect(readWrk(answer)).toEqual({ requests: 102543, perSecond: 20508.6, errors: 0 });
});

test('every kind of error counts', () => {
  const failing = `  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\n${answer}`;
  expect(readWrk(failing).errors).toBe(17);
});

test('an answer that is no measurement is refused', () => {
  expect(() => readWrk('unable to connect')).toThrow('unable to connect');
});
