import { ApiError } from '../cms-client/api-error';
import { createStore } from '../store';
import type { Account } from './account';
import { bearer, panelCalls, type Authorization, type Credentials, type PanelCalls } from './panel-calls';
import { panelStorage, type PanelStorage } from './panel-storage';
import type { SessionRules, SessionSnapshot } from './session-rules';
import { signInFailure, type SignInFailure } from './sign-in-failure';
import { withAccessTokenLock, type WithLock, tokenExpiry } from './access-token';

/** The session has ended and nobody signed in again; the pending call is dropped silently. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

export type Session = ReturnType<typeof createSession>;

/** Not checked yet. */
export const unchecked: SessionSnapshot = {
  state: 'checking',
  account: null,
  isOver: false,
  isAsking: false,
  failure: null,
};

type Waiting = { resolve: (token: string) => void; reject: (reason: SessionEnded) => void };

export function createSession(
  { permits, whenOver }: SessionRules,
  calls: PanelCalls = panelCalls,
  storage: PanelStorage = panelStorage,
  withLock: WithLock = withAccessTokenLock,
) {
  const { read, replace, subscribe } = createStore(unchecked);
  let token: string | null = null;
  let renewing: Promise<string | null> | undefined;
  const tasks = new Set<() => Promise<void>>();
  let waiting: Waiting[] = [];

  const change = (next: Partial<SessionSnapshot>) => replace({ ...read(), ...next });

  function begin(account: Account, newToken: string) {
    token = newToken;
    const resumed = waiting;
    waiting = [];
    change({ state: 'signed-in', account, isOver: false, isAsking: false, failure: null });
    resumed.forEach(({ resolve }) => resolve(newToken));
  }

  function end(isOver = false) {
    token = null;
    change({ state: 'signed-out', account: null, isOver, failure: null });
    stopAsking();
  }

  /** The user declines to sign in again. */
  function stopAsking() {
    const left = waiting;
    waiting = [];
    change({ isAsking: false });
    left.forEach(({ reject }) => reject(new SessionEnded()));
  }

  function ask(): Promise<string> {
    if (whenOver === 'end') {
      storage.forget();
      end(true);
      return Promise.reject(new SessionEnded());
    }
    token = null;
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      if (!read().isAsking) change({ isAsking: true });
    });
  }

  /** A newer token, from another tab or from the server; null if there is none. */
  function renew(stale: string | null): Promise<string | null> {
    renewing ??= withLock(async () => {
      const shared = newerShared(stale);
      if (shared !== null) return shared;
      try {
        const renewed = await calls.renew();
        storage.replace(renewed);
        return renewed;
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        // Without locks another tab may have been faster.
        return newerShared(stale);
      }
    }).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  function newerShared(stale: string | null): string | null {
    const shared = storage.token();
    if (shared === null || shared === stale) return null;
    return (tokenExpiry(shared) ?? 0) > Date.now() ? shared : null;
  }

  /** Retries with a renewed token after a 401; `otherwise` provides the last one to try. */
  async function call<T>(
    request: (headers: Authorization) => Promise<T>,
    otherwise: (refusal: Error) => Promise<string>,
  ): Promise<T> {
    let refusal: Error = new SessionEnded();
    const used = token;
    if (used !== null) {
      try {
        return await request(bearer(used));
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        refusal = error;
      }
    }
    const renewed = await renew(used);
    if (renewed !== null) {
      token = renewed;
      try {
        return await request(bearer(renewed));
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        refusal = error;
      }
    }
    return request(bearer(await otherwise(refusal)));
  }

  const giveUp = (refusal: Error) => Promise.reject<string>(refusal);

  /** Checks for a session, here or in the panel. */
  async function restore() {
    if (!storage.mayBeSignedIn()) {
      end();
      return;
    }
    try {
      token = newerShared(null);
      const account = await call(calls.account, giveUp);
      if (token === null || account.isBlocked) end();
      else begin(account, token);
    } catch (error) {
      end();
      if (isOver(error)) storage.forget();
      else change({ failure: signInFailure(error) });
    }
  }

  /** Signing out in the panel signs out here, or asks to sign in again. */
  function heedOtherTab(isSignedIn: boolean) {
    if (!isSignedIn && read().state === 'signed-in') {
      if (whenOver === 'end') {
        end(true);
        return;
      }
      token = null;
      change({ isAsking: true });
    } else if (isSignedIn && read().isAsking) {
      void resume();
    } else if (isSignedIn && read().state === 'signed-out') {
      void restore();
    }
  }

  /** Somebody signed in elsewhere. If that account may not work here, the dialog stays open. */
  async function resume() {
    const shared = newerShared(null);
    if (shared === null) return;
    const account = await calls.account(bearer(shared)).catch(() => null);
    if (account && permits(account) && !account.isBlocked) begin(account, shared);
  }

  async function signIn(credentials: Credentials): Promise<SignInFailure | null> {
    try {
      const newToken = await calls.signIn(credentials, storage.deviceId());
      const account = await calls.account(bearer(newToken));
      if (account.isBlocked || (read().isAsking && !permits(account))) {
        await calls.signOut(bearer(newToken), storage.deviceId());
        return account.isBlocked ? 'inactive' : 'refused';
      }
      storage.keep(newToken, credentials.remember);
      begin(account, newToken);
      return null;
    } catch (error) {
      return signInFailure(error);
    }
  }

  /** Rejects when the server was not reached: the session then still exists. */
  async function signOut() {
    await Promise.all(Array.from(tasks, (task) => task()));
    try {
      await call((headers) => calls.signOut(headers, storage.deviceId()), giveUp);
    } catch (error) {
      // The server no longer knows the session: nothing to end.
      if (!isOver(error)) throw error;
    }
    storage.forget();
    end();
  }

  return {
    snapshot: read,
    subscribe,
    start() {
      void restore();
      return storage.watch(heedOtherTab);
    },
    restore,
    signIn,
    signOut,
    /** Repeats a call after a 401 with a renewed token or a new sign-in. Rejects with `SessionEnded` without either. */
    authorized: <T>(request: (headers: Authorization) => Promise<T>) => call(request, ask),
    stopAsking,
    /** Registers a task to run before signing out. Returns a function that removes it. */
    beforeSignOut(task: () => Promise<void>): () => void {
      tasks.add(task);
      return () => tasks.delete(task);
    },
  };
}

function isUnauthorized(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

function isOver(error: unknown): boolean {
  return isUnauthorized(error) || error instanceof SessionEnded;
}
