import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

describe('security headers', () => {
  it('ask for encryption only where the site is encrypted', () => {
    const plain = securityHeaders({ publicUrl: 'http://localhost:3000', development: false });
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    const encrypted = securityHeaders({ publicUrl: 'https://example.org', development: false });
    expect(encrypted['Strict-Transport-Security']).toContain('max-age=31536000');
    expect(encrypted['Content-Security-Policy']).toContain('upgrade-insecure-requests');
  });

  it('let only the site itself run scripts, and only YouTube without cookies be framed', () => {
    const policy = securityHeaders({ publicUrl: 'https://example.org', development: false })['Content-Security-Policy'];
    const directives = new Map(policy?.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
    expect(directives.get('script-src')).not.toContain("'unsafe-inline'");
    expect(directives.get('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  });
});
