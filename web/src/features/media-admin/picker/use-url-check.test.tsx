import type { ImageValidation } from '@contracts/image';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../../../lib/panel-session/session-provider';
import { contentConfig } from '../../../lib/cms-client/use-content';
import { useUrlCheck } from './use-url-check';

/** Good until the year 2100; nobody checks its signature here. */
const token = `a.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.c`;

const good: ImageValidation = { exists: true, accessible: true, error: null };
const gone: ImageValidation = { exists: false, accessible: false, error: 'Not found' };
const ask = vi.fn<(imageUrl: string) => Promise<Response>>();
const asked = () => ask.mock.calls.map(([imageUrl]) => imageUrl);

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  localStorage.setItem('jwtToken', JSON.stringify(token));
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) =>
    path === '/api/images/validate' ? ask((JSON.parse(body) as { imageUrl: string }).imageUrl) : Response.json({}),
  );
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function setUp() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...contentConfig, provider: () => new Map() }}>
      <SessionProvider rules={{ permits: () => true, whenOver: 'ask' }}>{children}</SessionProvider>
    </SWRConfig>
  );
  const { result } = renderHook(useUrlCheck, { wrapper });
  return {
    check: () => result.current,
    type: (typed: string) => act(() => result.current.type(typed)),
    again: () => act(() => result.current.again()),
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('checks once, half a second after the last letter', async () => {
  ask.mockReturnValue(new Promise(() => undefined));
  const { check, type } = setUp();
  for (const typed of ['/p', '/pu', '/pub']) {
    type(typed);
    await pass(499);
  }
  expect(asked()).toEqual([]);
  expect(check().status).toBe('waiting');
  await pass(1);
  expect(asked()).toEqual(['/pub']);
  expect(check().status).toBe('validating');
});

test.each([
  ['a picture', good, 'valid'],
  ['no picture', gone, 'invalid'],
] as const)('reports that it is %s', async (_, validation, status) => {
  ask.mockImplementation(() => Promise.resolve(Response.json(validation)));
  const { check, type } = setUp();
  type('/a.jpg');
  await pass(500);
  expect(check()).toMatchObject({ status });
});

test('an empty address is never checked', async () => {
  const { check, type } = setUp();
  type('/a.jpg');
  type('   ');
  await pass(5000);
  expect(asked()).toEqual([]);
  expect(check().status).toBe('empty');
});

test('a late response for an older address is ignored', async () => {
  let answerLate: (answer: Response) => void = () => undefined;
  ask.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
  ask.mockImplementation(() => Promise.resolve(Response.json(gone)));
  const { check, type } = setUp();
  type('/old.jpg');
  await pass(500);
  type('/new.jpg');
  answerLate(Response.json(good));
  await pass(0);
  expect(check().status).toBe('waiting');
  await pass(500);
  expect(check().status).toBe('invalid');
});

test('an address that was changed and typed again is checked again', async () => {
  ask.mockImplementation(() => Promise.resolve(Response.json(gone)));
  const { check, type } = setUp();
  type('/a.jpg');
  await pass(500);
  type('');
  await pass(500);
  ask.mockImplementation(() => Promise.resolve(Response.json(good)));
  type('/a.jpg');
  await pass(600);
  expect(asked()).toEqual(['/a.jpg', '/a.jpg']);
  expect(check().status).toBe('valid');
});

test('spaces around an address are ignored', async () => {
  ask.mockImplementation(() => Promise.resolve(Response.json(good)));
  const { check, type } = setUp();
  type(' /a.jpg');
  await pass(500);
  type(' /a.jpg ');
  await pass(5000);
  expect(asked()).toEqual(['/a.jpg']);
  expect(check()).toMatchObject({ typed: ' /a.jpg ', url: '/a.jpg', status: 'valid' });
});

test('a failed check is no verdict on the address, and can be made again', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  ask.mockImplementation(() => Promise.resolve(Response.json(good)));
  const { check, type, again } = setUp();
  type('/a.jpg');
  await pass(500);
  expect(check().status).toBe('failed');
  again();
  await pass(0);
  expect(check().status).toBe('valid');
});
