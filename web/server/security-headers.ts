import { languageScriptHash } from './pages/language-script';

export type SecurityOptions = { publicUrl: string; development: boolean };

/** For what the site itself answers; the CMS sends headers of its own with its panel and its calls. */
export function securityHeaders({ publicUrl, development }: SecurityOptions): Record<string, string> {
  const encrypted = publicUrl.startsWith('https:');
  return {
    'Content-Security-Policy': contentSecurityPolicy({ encrypted, development }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(encrypted ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function contentSecurityPolicy({ encrypted, development }: { encrypted: boolean; development: boolean }): string {
  // Hot reloading brings inline scripts of its own and a socket.
  const scripts = development ? "'unsafe-inline'" : languageScriptHash;
  const connections = development ? "'self' ws:" : "'self'";
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    // styled-components writes style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${connections}`,
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(encrypted ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
