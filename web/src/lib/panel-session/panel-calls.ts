import { object, parse, string } from 'valibot';
import { fetchJson } from '../cms-client/fetch-json';
import { parseAccount, type Account } from './account';

export type Credentials = { email: string; password: string; remember: boolean };

/** The header that authorizes a call; the cookie alone does not. */
export type Authorization = { Authorization: string };

export type PanelCalls = typeof panelCalls;

const tokenSchema = object({ data: object({ token: string() }) });

export const bearer = (token: string): Authorization => ({ Authorization: `Bearer ${token}` });

/** Strapi's own endpoints for signing in and out. */
export const panelCalls = {
  /** Returns the access token. The refresh token is an HttpOnly cookie. */
  async signIn({ email, password, remember }: Credentials, deviceId: string): Promise<string> {
    const body = { email, password, deviceId, rememberMe: remember };
    return parse(tokenSchema, await fetchJson('/admin/login', { method: 'POST', body })).data.token;
  },
  /** Exchanges the refresh cookie for a new access token and a new refresh token. */
  async renew(): Promise<string> {
    return parse(tokenSchema, await fetchJson('/admin/access-token', { method: 'POST' })).data.token;
  },
  account: async (headers: Authorization): Promise<Account> =>
    parseAccount(await fetchJson('/admin/users/me', { headers })),
  async signOut(headers: Authorization, deviceId: string): Promise<void> {
    await fetchJson('/admin/logout', { method: 'POST', headers, body: { deviceId } });
  },
};
