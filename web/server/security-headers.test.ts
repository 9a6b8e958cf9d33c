import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { languageScript, hashOf, sentScript, startScript } from './pages/start-script';
import { registerSecurityHeaders } from './security-headers';

async function headersOf(publicUrl: string, path = '/') {
  const app = Fastify();
  registerSecurityHeaders(app, { publicUrl, development: false });
  app.get('*', (_request, reply) => reply.send('page'));
  const { headers } = await app.inject(path);
  await app.close();
  return headers;
}

describe('security headers', () => {
  it('ask for encryption only where the site is encrypted', async () => {
    const plain = await headersOf('http://localhost:3000');
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const encrypted = await headersOf('https://example.org');
    expect(encrypted['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(encrypted['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('let only the site itself run scripts, and only YouTube without cookies be framed', async () => {
    const policy = String((await headersOf('https://example.org'))['content-security-policy']);
    const directives = new Map(policy.split(';').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('script-src')).toEqual([
      "'self'",
      ...[languageScript(), startScript, sentScript].map(hashOf),
    ]);
    expect(directives.get('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
    // A video that is about to replace another is looked at before it is sent.
    expect(directives.get('media-src')).toEqual(["'self'", 'blob:']);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('keep pages out of frames, guessing of types, and the devices of visitors', async () => {
    expect(await headersOf('https://example.org')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
    });
  });

  it('keep a page with a session apart from the window that opened it, and make no visitor wait for that', async () => {
    const policyOf = async (path: string) =>
      (await headersOf('https://example.org', path))['cross-origin-opener-policy'];
    expect(await policyOf('/admin')).toBe('same-origin');
    expect(await policyOf('/admin?lang=es')).toBe('same-origin');
    expect(await policyOf('/desk?kind=prayer&reference=P-7KQ4-M2XD')).toBe('same-origin');
    expect(await policyOf('/')).toBeUndefined();
    expect(await policyOf('/administration')).toBeUndefined();
  });
});
