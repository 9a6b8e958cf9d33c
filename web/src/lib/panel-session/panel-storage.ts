import { randomUuid } from '../random-uuid';

/** Strapi's names, and the path of its cookies. */
const tokenName = 'jwtToken';
const signedInName = 'isLoggedIn';
const deviceName = 'strapi.admin.deviceId';
const cookiePath = '/admin';

export type PanelStorage = {
  /** True if somebody signed in here and has not signed out, so that the session is worth checking. */
  mayBeSignedIn: () => boolean;
  token: () => string | null;
  /** After signing in. A remembered session outlives the browser window. */
  keep: (token: string, remember: boolean) => void;
  /** After renewing: stored where the previous token was. */
  replace: (token: string) => void;
  forget: () => void;
  deviceId: () => string;
  /** Calls back when another tab, or the panel, signs in or out. */
  watch: (onChange: (isSignedIn: boolean) => void) => () => void;
};

/**
 * Stores the token where Strapi's panel does, so that both share one session and its single-use refresh token. It
 * grants no more than the refresh cookie, which every script of the site can use already.
 */
export const panelStorage: PanelStorage = {
  mayBeSignedIn: () => read(signedInName) !== null || readToken() !== null,
  token: readToken,
  keep(token, remember) {
    if (remember) {
      write(tokenName, JSON.stringify(token));
    } else {
      remove(tokenName);
      writeCookie(token);
    }
    write(signedInName, 'true');
  },
  replace(token) {
    if (read(tokenName) === null) writeCookie(token);
    else write(tokenName, JSON.stringify(token));
    write(signedInName, 'true');
  },
  forget() {
    document.cookie = `${tokenName}=; path=${cookiePath}; max-age=0`;
    remove(tokenName);
    remove(signedInName);
  },
  deviceId() {
    const known = read(deviceName);
    if (known !== null) return known;
    const made = randomUuid();
    write(deviceName, made);
    return made;
  },
  watch(onChange) {
    const listener = ({ key, newValue }: StorageEvent) => {
      if (key === signedInName || key === null) onChange(newValue !== null);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

function readToken(): string | null {
  const stored = read(tokenName);
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

// Storage may be unavailable (private window, full disk): the session then lasts as long as the page.

function read(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    window.localStorage.setItem(name, value);
  } catch {
    return;
  }
}

function remove(name: string): void {
  try {
    window.localStorage.removeItem(name);
  } catch {
    return;
  }
}
