import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { formScriptHash } from './pages/form-scripts';
import { languageScriptHash } from './pages/language-script';
import { pictureFirstScriptHash } from './pages/picture-first-script';

export type SecurityOptions = { publicUrl: string; development: boolean };

/** For what the site itself answers; the CMS sends headers of its own with its panel and its calls. */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  app.register(helmet, helmetOptions(options));
  app.addHook('onRequest', (_request, reply, next) => {
    // Helmet has no opinion on this one.
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    next();
  });
}

function helmetOptions({ publicUrl, development }: SecurityOptions): FastifyHelmetOptions {
  const encrypted = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy({ encrypted, development }) },
    strictTransportSecurity: encrypted ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Cards of shared links show the site's pictures elsewhere.
    crossOriginResourcePolicy: false,
    // For browsers and plug-ins that nobody uses any more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

function contentSecurityPolicy({ encrypted, development }: { encrypted: boolean; development: boolean }) {
  return {
    defaultSrc: ["'self'"],
    // Hot reloading brings inline scripts of its own and a socket.
    scriptSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [languageScriptHash, pictureFirstScriptHash, formScriptHash])],
    // styled-components writes style elements.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
    frameSrc: ['https://www.youtube-nocookie.com'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(encrypted ? { upgradeInsecureRequests: [] } : {}),
  };
}
