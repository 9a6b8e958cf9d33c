import { randomUuid } from '../../../lib/random-uuid';

/** The panel's own names, and the path of its cookies. */
const tokenName = 'jwtToken';
const signedInName = 'isLoggedIn';
const deviceName = 'strapi.admin.deviceId';
const cookiePath = '/admin';

export type PanelStorage = {
  /** Somebody signed in here and has not signed out: worth asking whether the session still holds. */
  mayBeSignedIn: () => boolean;
  token: () => string | null;
  /** After signing in. A session to be remembered outlives the browser's window. */
  keep: (token: string, remember: boolean) => void;
  /** After renewing: where the token before was. */
  replace: (token: string) => void;
  forget: () => void;
  deviceId: () => string;
  /** Tells when another tab signs in or out, the panel's among them. */
  watch: (onChange: (isSignedIn: boolean) => void) => () => void;
};

/**
 * Where the panel looks for its access token when it is opened. It never asks for one by the refresh cookie alone, so
 * whoever signs in here is signed in there only if the token lies where the panel puts it; and a tab that finds a newer
 * one there does not spend the refresh token, which can be used once. It grants nothing beyond that cookie, which
 * every script of the site can exchange already, and the server takes it from no cookie.
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
  // A token has no character that a cookie would have to write otherwise.
  return found?.slice(tokenName.length + 1) || null;
}

/** In local storage the panel writes it as JSON. */
function unquoted(json: string): string | null {
  return /^"([\w.-]+)"$/.exec(json)?.[1] ?? null;
}

function writeCookie(token: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${tokenName}=${token}; path=${cookiePath}; samesite=strict${secure}`;
}

// Storage may be closed to us (private windows, a full disk): the session then lives as long as the page.

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
