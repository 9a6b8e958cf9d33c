import { object, parse, string } from 'valibot';
import { fetchJson } from '../../../lib/cms-client/fetch-json';
import { parseAccount, type Account } from './account';

export type Credentials = { email: string; password: string; remember: boolean };

/** What a call carries by which the server knows the caller; a cookie alone opens nothing. */
export type Authorization = { Authorization: string };

export type PanelCalls = {
  /** The access token of a new session. The refresh token comes as a cookie that no script can read. */
  signIn: (credentials: Credentials, deviceId: string) => Promise<string>;
  /** Another access token for the refresh token in the cookie, which is exchanged for a new one with it. */
  renew: () => Promise<string>;
  account: (authorization: Authorization) => Promise<Account>;
  signOut: (authorization: Authorization, deviceId: string) => Promise<void>;
};

const tokenSchema = object({ data: object({ token: string() }) });

export const bearer = (token: string): Authorization => ({ Authorization: `Bearer ${token}` });

/** The calls by which the panel itself signs in and out. */
export const panelCalls: PanelCalls = {
  async signIn({ email, password, remember }, deviceId) {
    const body = { email, password, deviceId, rememberMe: remember };
    return parse(tokenSchema, await fetchJson('/admin/login', { method: 'POST', body })).data.token;
  },
  async renew() {
    return parse(tokenSchema, await fetchJson('/admin/access-token', { method: 'POST' })).data.token;
  },
  async account(headers) {
    return parseAccount(await fetchJson('/admin/users/me', { headers }));
  },
  async signOut(headers, deviceId) {
    await fetchJson('/admin/logout', { method: 'POST', headers, body: { deviceId } });
  },
};
