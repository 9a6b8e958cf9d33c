import { parse as parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';

/** Set for whoever signs in, so that those who write the site do not count as its visitors. */
const name = 'not-counted';
const seconds = 90 * 86_400;
const signIns = new Set(['/admin/login', '/admin/access-token']);

/** For calls to the CMS alone: on every page, this hook would cost more than all of the counting. */
export function registerAccountCookie(calls: FastifyInstance, { secure }: { secure: boolean }): void {
  const line = `${name}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  calls.addHook('onSend', ({ method, url }, reply, _payload, done) => {
    const isSignIn = method === 'POST' && reply.statusCode === 200 && signIns.has(url.split('?', 1)[0] ?? '');
    if (isSignIn) reply.header('Set-Cookie', line);
    done();
  });
}

export function hasAccountCookie(cookies: string | undefined): boolean {
  return cookies !== undefined && name in parseCookie(cookies);
}
