import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../cms-client/api-error';
import type { Account } from './account';
import type { PanelCalls } from './panel-calls';
import type { PanelStorage } from './panel-storage';
import { createSession, SessionEnded, type Session } from './session';
import type { SessionRules } from './session-rules';

const admin: Account = {
  name: 'Ana Pérez',
  email: 'ana@example.org',
  isBlocked: false,
  mayManage: true,
  mayUseDesk: true,
};
const credentials = { email: 'ana@example.org', password: 'secret', remember: false };
const refusal = (status: number, message = '') =>
  new ApiError(status, JSON.stringify({ error: { status, name: 'X', message } }), '');

let tokensMade: number;

/** A token that expires late, with a number to tell it from others. */
function makeToken(expiresInMs = 3_600_000) {
  tokensMade += 1;
  const claims = { exp: Math.floor((Date.now() + expiresInMs) / 1000), number: tokensMade };
  return `header.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;
}

/** The server: which access tokens are valid, and whether the refresh cookie is. */
const panel = {
  goodTokens: new Set<string>(),
  account: admin,
  hasRefreshCookie: false,
  renewals: 0,
  failure: undefined as Error | undefined,
};

function issue(): string {
  const token = makeToken();
  panel.goodTokens.add(token);
  return token;
}

function check(authorization: string): void {
  if (panel.failure) throw panel.failure;
  if (!panel.goodTokens.has(authorization.replace('Bearer ', ''))) throw refusal(401);
}

const calls: PanelCalls = {
  signIn: vi.fn<PanelCalls['signIn']>(({ password }) => {
    if (panel.failure) return Promise.reject(panel.failure);
    if (password !== 'secret') return Promise.reject(refusal(400, 'Invalid credentials'));
    panel.hasRefreshCookie = true;
    return Promise.resolve(issue());
  }),
  renew: vi.fn<PanelCalls['renew']>(() => {
    panel.renewals += 1;
    if (panel.failure) return Promise.reject(panel.failure);
    return panel.hasRefreshCookie ? Promise.resolve(issue()) : Promise.reject(refusal(401));
  }),
  account: ({ Authorization }) => Promise.resolve().then(() => (check(Authorization), panel.account)),
  signOut: ({ Authorization }) =>
    Promise.resolve().then(() => {
      check(Authorization);
      panel.hasRefreshCookie = false;
      panel.goodTokens.clear();
    }),
};

/** What all tabs share. */
const shared = { token: null as string | null, isSignedIn: false, isRemembered: false };
let otherTab: (isSignedIn: boolean) => void;

const storage: PanelStorage = {
  mayBeSignedIn: () => shared.isSignedIn,
  token: () => shared.token,
  keep: (token, remember) => Object.assign(shared, { token, isSignedIn: true, isRemembered: remember }),
  replace: (token) => Object.assign(shared, { token, isSignedIn: true }),
  forget: () => Object.assign(shared, { token: null, isSignedIn: false }),
  deviceId: () => 'this device',
  watch: (onChange) => {
    otherTab = onChange;
    return () => undefined;
  },
};

let session: Session;

async function begin(whenOver: SessionRules['whenOver'] = 'ask'): Promise<void> {
  session = createSession({ permits: ({ mayManage }) => mayManage, whenOver }, calls, storage, (work) => work());
  session.start();
  await vi.waitFor(() => expect(session.snapshot().state).not.toBe('checking'));
}

/** A call that is refused if the token is not valid. */
const work = () =>
  session.authorized(({ Authorization }) => Promise.resolve().then(() => (check(Authorization), 'done')));

async function signedIn(whenOver?: SessionRules['whenOver']): Promise<void> {
  await begin(whenOver);
  expect(await session.signIn(credentials)).toBeNull();
}

beforeEach(() => {
  tokensMade = 0;
  Object.assign(panel, { account: admin, hasRefreshCookie: false, renewals: 0, failure: undefined });
  panel.goodTokens.clear();
  Object.assign(shared, { token: null, isSignedIn: false, isRemembered: false });
});

test('without a stored session nobody is signed in, and the server is not asked', async () => {
  await begin();
  expect(session.snapshot()).toMatchObject({ state: 'signed-out', account: null, failure: null });
  expect(panel.renewals).toBe(0);
});

test('a session of the panel is used, without spending the refresh token', async () => {
  storage.keep(issue(), false);
  await begin();
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', account: admin });
  expect(panel.renewals).toBe(0);
});

test.each([
  ['has ended', () => makeToken(-1000)],
  ['is no longer taken', () => makeToken()],
])('a panel’s session whose access token %s is renewed, for the panel as well', async (_, token) => {
  storage.keep(token(), false);
  panel.hasRefreshCookie = true;
  await begin();
  expect(session.snapshot().state).toBe('signed-in');
  expect(panel.goodTokens).toContain(shared.token);
});

test('an expired session is removed from storage', async () => {
  storage.keep(makeToken(-1000), false);
  await begin();
  expect(session.snapshot()).toMatchObject({ state: 'signed-out', failure: null });
  expect(shared.isSignedIn).toBe(false);
});

test('a session remains while the server is unreachable, and can be checked again', async () => {
  storage.keep(makeToken(-1000), false);
  panel.hasRefreshCookie = true;
  panel.failure = new TypeError('Failed to fetch');
  await begin();
  expect(session.snapshot()).toMatchObject({ state: 'signed-out', failure: 'unreachable' });
  panel.failure = undefined;
  await session.restore();
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', failure: null });
});

test('signing in here signs in to the panel', async () => {
  await begin();
  expect(await session.signIn({ ...credentials, remember: true })).toBeNull();
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', account: admin });
  expect(shared).toMatchObject({ isSignedIn: true, isRemembered: true });
  expect(panel.goodTokens).toContain(shared.token);
});

test.each([
  ['a wrong password', refusal(400, 'Invalid credentials'), 'credentials'],
  ['too many attempts', refusal(429, 'Too many requests'), 'rate-limited'],
  ['no network', new TypeError('Failed to fetch'), 'unreachable'],
  ['no server behind the site', refusal(502), 'unreachable'],
  ['a failing server', refusal(500), 'server'],
  ['an answer of another shape', new SyntaxError('Unexpected token'), 'server'],
])('%s prevents signing in, and gives the reason', async (_, failure, cause) => {
  await begin();
  panel.failure = failure;
  expect(await session.signIn(credentials)).toBe(cause);
  expect(session.snapshot().state).toBe('signed-out');
  expect(shared.isSignedIn).toBe(false);
});

test('a blocked account cannot sign in', async () => {
  await begin();
  panel.account = { ...admin, isBlocked: true };
  expect(await session.signIn(credentials)).toBe('inactive');
  expect(panel.hasRefreshCookie).toBe(false);
});

test('an expired access token is renewed once for all calls, which are repeated', async () => {
  await signedIn();
  panel.goodTokens.clear();
  expect(await Promise.all([work(), work(), work()])).toEqual(['done', 'done', 'done']);
  expect(panel.renewals).toBe(1);
  expect(session.snapshot().isAsking).toBe(false);
});

test('a token that another tab has renewed is used', async () => {
  await signedIn();
  panel.goodTokens.clear();
  shared.token = issue();
  expect(await work()).toBe('done');
  expect(panel.renewals).toBe(0);
});

test('calls wait for a new sign-in when the session has expired', async () => {
  await signedIn();
  panel.goodTokens.clear();
  panel.hasRefreshCookie = false;
  const both = Promise.all([work(), work()]);
  await vi.waitFor(() => expect(session.snapshot().isAsking).toBe(true));
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', account: admin });
  expect(await session.signIn({ ...credentials, password: 'wrong' })).toBe('credentials');
  expect(session.snapshot().isAsking).toBe(true);
  expect(await session.signIn(credentials)).toBeNull();
  expect(await both).toEqual(['done', 'done']);
  expect(session.snapshot().isAsking).toBe(false);
});

test('waiting calls are dropped if nobody signs in again', async () => {
  await signedIn();
  panel.goodTokens.clear();
  panel.hasRefreshCookie = false;
  const waiting = expect(work()).rejects.toBeInstanceOf(SessionEnded);
  await vi.waitFor(() => expect(session.snapshot().isAsking).toBe(true));
  session.stopAsking();
  await waiting;
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', isAsking: false });
});

test('an account without permission does not continue another account’s work', async () => {
  await signedIn();
  panel.goodTokens.clear();
  panel.hasRefreshCookie = false;
  const waiting = work();
  await vi.waitFor(() => expect(session.snapshot().isAsking).toBe(true));
  panel.account = { ...admin, name: 'Team', mayManage: false };
  expect(await session.signIn(credentials)).toBe('refused');
  expect(session.snapshot()).toMatchObject({ account: admin, isAsking: true });
  panel.account = admin;
  await session.signIn(credentials);
  expect(await waiting).toBe('done');
});

test('a call that is refused for another reason is not repeated', async () => {
  await signedIn();
  const call = vi.fn(() => Promise.reject(refusal(403)));
  await expect(session.authorized(call)).rejects.toMatchObject({ status: 403 });
  expect(call).toHaveBeenCalledTimes(1);
});

test('signing out runs the registered tasks first, and ends the session everywhere', async () => {
  await signedIn();
  const done: string[] = [];
  session.beforeSignOut(async () => {
    done.push(await work());
  });
  await session.signOut();
  expect(done).toEqual(['done']);
  expect(session.snapshot()).toMatchObject({ state: 'signed-out', account: null });
  expect(shared).toMatchObject({ isSignedIn: false, token: null });
  expect(panel.hasRefreshCookie).toBe(false);
});

test('signing out of an expired session sends no request', async () => {
  await signedIn();
  panel.goodTokens.clear();
  panel.hasRefreshCookie = false;
  await session.signOut();
  expect(session.snapshot()).toMatchObject({ state: 'signed-out', isAsking: false });
});

test('a failed sign-out rejects, and the session stays', async () => {
  await signedIn();
  panel.failure = new TypeError('Failed to fetch');
  await expect(session.signOut()).rejects.toThrow();
  expect(session.snapshot().state).toBe('signed-in');
  expect(shared.isSignedIn).toBe(true);
});

test('signing out in the panel asks for a new sign-in here, and signing in there continues here', async () => {
  await signedIn();
  storage.forget();
  panel.goodTokens.clear();
  otherTab(false);
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', isAsking: true });
  storage.keep(issue(), false);
  otherTab(true);
  await vi.waitFor(() => expect(session.snapshot().isAsking).toBe(false));
  expect(await work()).toBe('done');
});

test('where nothing may stay on the screen, an expired session ends, and calls are dropped', async () => {
  await signedIn('end');
  panel.goodTokens.clear();
  panel.hasRefreshCookie = false;
  await expect(Promise.all([work(), work()])).rejects.toBeInstanceOf(SessionEnded);
  expect(session.snapshot()).toMatchObject({ state: 'signed-out', account: null, isOver: true, isAsking: false });
  expect(shared.isSignedIn).toBe(false);
  expect(await session.signIn(credentials)).toBeNull();
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', isOver: false });
});

test('where nothing may stay on the screen, signing out in the panel signs out here', async () => {
  await signedIn('end');
  storage.forget();
  otherTab(false);
  expect(session.snapshot()).toMatchObject({ state: 'signed-out', account: null, isOver: true, isAsking: false });
});

test('signing in to the panel signs in here', async () => {
  await begin();
  storage.keep(issue(), false);
  otherTab(true);
  await vi.waitFor(() => expect(session.snapshot().state).toBe('signed-in'));
});
