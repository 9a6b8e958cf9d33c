import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { signIn } from './support/admin';
import { call, succeed } from './support/http';

describe('the running CMS', () => {
  test('says that it is alive', async () => {
    expect((await call('/_health')).status).toBe(204);
    expect((await call('/_health', { method: 'HEAD' })).status).toBe(204);
  });

  test('serves the panel below /admin/panel', async () => {
    const panel = await call('/admin/panel');
    expect(panel.status).toBe(200);
    expect(panel.text).toContain('<div id="strapi">');
    expect(panel.headers.get('content-security-policy')).not.toMatch(/https:|strapi\.io/);
  });

  test('signs an administrator in over plain http on localhost', async () => {
    expect(await signIn()).toMatch(/^ey/);
    const { superAdmin } = inject('cms');
    const { headers } = await succeed('/admin/login', {
      body: { ...superAdmin, deviceId: randomUUID(), rememberMe: false },
    });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('strapi_admin_refresh=')) ?? '';
    expect(cookie).toMatch(/; path=\/admin(;|$)/i);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; samesite=strict/i);
    // A browser would drop it on http.
    expect(cookie).not.toMatch(/; secure/i);
  });

  test('does not say what it runs on', async () => {
    expect((await call('/admin/panel')).headers.get('x-powered-by')).toBeNull();
  });

  test('lets the site read answers across origins, and nobody else', async () => {
    const { publicUrl } = inject('cms');
    const site = await call('/_health', { headers: { Origin: publicUrl } });
    expect(site.headers.get('access-control-allow-origin')).toBe(publicUrl);

    const stranger = await call('/_health', { headers: { Origin: 'https://stranger.example' } });
    expect(stranger.headers.get('access-control-allow-origin') ?? '').toBe('');
    const lookalike = await call('/_health', { headers: { Origin: `${publicUrl}.stranger.example` } });
    expect(lookalike.headers.get('access-control-allow-origin') ?? '').toBe('');
  });
});
