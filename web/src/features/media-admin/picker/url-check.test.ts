import type { ImageValidation } from '@contracts/image';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUrlCheck, urlOf } from './url-check';

type Answer = { resolve: (validation: ImageValidation) => void; reject: (error: Error) => void };

const good: ImageValidation = { exists: true, accessible: true, error: null };
const gone: ImageValidation = { exists: false, accessible: false, error: 'Not found' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A server whose responses the test triggers. */
function setUp() {
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  const check = createUrlCheck((imageUrl) => {
    asked.push(imageUrl);
    return new Promise((resolve, reject) => answers.set(imageUrl, { resolve, reject }));
  });
  const settle = async (imageUrl: string, how: (answer: Answer) => void) => {
    const answer = answers.get(imageUrl);
    if (!answer) throw new Error(`${imageUrl} was never asked for`);
    how(answer);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { check, asked, settle };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('checks once, half a second after the last letter', async () => {
  const { check, asked } = setUp();
  for (const typed of ['/p', '/pu', '/pub']) {
    check.type(typed);
    await pass(499);
  }
  expect(asked).toEqual([]);
  expect(check.read().check).toEqual({ status: 'waiting' });
  await pass(1);
  expect(asked).toEqual(['/pub']);
  expect(check.read().check).toEqual({ status: 'validating' });
});

test.each([
  ['a picture', good, { status: 'valid' }],
  ['no picture, and why', gone, { status: 'invalid', error: 'Not found' }],
  ['no picture', { ...gone, error: null }, { status: 'invalid', error: null }],
])('reports that it is %s', async (_, validation, expected) => {
  const { check, settle } = setUp();
  check.type('/a.jpg');
  await pass(500);
  await settle('/a.jpg', ({ resolve }) => resolve(validation));
  expect(check.read().check).toEqual(expected);
});

test('a failed check is no verdict on the address', async () => {
  const { check, settle } = setUp();
  check.type('/a.jpg');
  await pass(500);
  await settle('/a.jpg', ({ reject }) => reject(new TypeError('Failed to fetch')));
  expect(check.read().check).toEqual({ status: 'failed' });
});

test('an empty address is never checked', async () => {
  const { check, asked } = setUp();
  check.type('/a.jpg');
  check.type('   ');
  await pass(5000);
  expect(asked).toEqual([]);
  expect(check.read().check).toEqual({ status: 'empty' });
});

test('a late response for an older address is ignored', async () => {
  const { check, settle } = setUp();
  check.type('/old.jpg');
  await pass(500);
  check.type('/new.jpg');
  await settle('/old.jpg', ({ resolve }) => resolve(good));
  expect(check.read().check).toEqual({ status: 'waiting' });
  await pass(500);
  await settle('/new.jpg', ({ resolve }) => resolve(gone));
  expect(check.read().check).toEqual({ status: 'invalid', error: 'Not found' });
});

test('an address that was changed and typed again is checked again', async () => {
  const { check, asked, settle } = setUp();
  check.type('/a.jpg');
  await pass(500);
  check.type('');
  check.type('/a.jpg');
  await settle('/a.jpg', ({ resolve }) => resolve(good));
  expect(check.read().check).toEqual({ status: 'waiting' });
  await pass(500);
  expect(asked).toEqual(['/a.jpg', '/a.jpg']);
});

test('spaces around an address are ignored', async () => {
  const { check, asked, settle } = setUp();
  check.type(' /a.jpg');
  await pass(500);
  await settle('/a.jpg', ({ resolve }) => resolve(good));
  check.type(' /a.jpg ');
  await pass(5000);
  expect(asked).toEqual(['/a.jpg']);
  expect(check.read()).toEqual({ typed: ' /a.jpg ', check: { status: 'valid' } });
  expect(urlOf(check.read())).toBe('/a.jpg');
});

test('checks again on request, and only the last response counts', async () => {
  const { check, asked, settle } = setUp();
  check.type('/a.jpg');
  await pass(500);
  await settle('/a.jpg', ({ reject }) => reject(new TypeError('Failed to fetch')));
  check.again();
  expect(check.read().check).toEqual({ status: 'validating' });
  await settle('/a.jpg', ({ resolve }) => resolve(good));
  expect(check.read().check).toEqual({ status: 'valid' });
  expect(asked).toEqual(['/a.jpg', '/a.jpg']);
});

test('checks nothing once stopped', async () => {
  const { check, asked } = setUp();
  check.type('/a.jpg');
  check.stop();
  await pass(5000);
  expect(asked).toEqual([]);
});
