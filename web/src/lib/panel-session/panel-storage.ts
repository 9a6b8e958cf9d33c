import { readStored, writeStored } from '../device-storage';
import { randomUuid } from '../random-uuid';

/** Strapi's names, and the path of its cookies. */
const tokenName = 'jwtToken';
const signedInName = 'isLoggedIn';
const deviceName = 'strapi.admin.deviceId';
const cookiePath = '/admin';

export type PanelStorage = typeof panelStorage;

/**
 * Stores the token where Strapi's panel does, so that both share one session and its single-use refresh token. It
 * grants no more than the refresh cookie, which every script of the site can use already.
 */
export const panelStorage = {
  /** True if somebody signed in here and has not signed out, so that the session is worth checking. */
  mayBeSignedIn: () => readStored(signedInName) !== null || readToken() !== null,
  token: readToken,
  /** After signing in. A remembered session outlives the browser window. */
  keep(token: string, remember: boolean): void {
    writeStored(tokenName, remember ? JSON.stringify(token) : null);
    if (!remember) writeCookie(token);
    writeStored(signedInName, 'true');
  },
  /** After renewing: stored where the previous token was. */
  replace(token: string): void {
    if (readStored(tokenName) === null) writeCookie(token);
    else writeStored(tokenName, JSON.stringify(token));
    writeStored(signedInName, 'true');
  },
  forget(): void {
    document.cookie = `${tokenName}=; path=${cookiePath}; max-age=0`;
    writeStored(tokenName, null);
    writeStored(signedInName, null);
  },
  deviceId(): string {
    const known = readStored(deviceName);
    if (known !== null) return known;
    const made = randomUuid();
    writeStored(deviceName, made);
    return made;
  },
  /** Calls back when another tab, or the panel, signs in or out. */
  watch(onChange: (isSignedIn: boolean) => void): () => void {
    const listener = ({ key, newValue }: StorageEvent) => {
      if (key === signedInName || key === null) onChange(newValue !== null);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

function readToken(): string | null {
  const stored = readStored(tokenName);
  if (stored !== null) return unquoted(stored);
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${tokenName}=`));
  // Tokens need no cookie encoding.
  return found?.slice(tokenName.length + 1) || null;
}

/** The panel writes JSON to local storage. */
function unquoted(json: string): string | null {
  return /^"([\w.-]+)"$/.exec(json)?.[1] ?? null;
}

function writeCookie(token: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${tokenName}=${token}; path=${cookiePath}; samesite=strict${secure}`;
}
