import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { heldScriptHashes } from './pages/held-scripts';
import { languageScriptHash } from './pages/language-script';

export type SecurityOptions = { publicUrl: string; development: boolean };

/** For what the site itself answers; the CMS sends headers of its own with its panel and its calls. */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}

/**
 * They are the same for every answer, so Helmet writes them once, into a response that is never sent. As a Fastify
 * plugin it would put the whole policy together again for each request.
 */
function securityHeaders({ publicUrl, development }: SecurityOptions) {
  const encrypted = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy({ encrypted, development }) },
    strictTransportSecurity: encrypted ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Previews of shared links show the site's pictures elsewhere.
    crossOriginResourcePolicy: false,
    // For browsers and plug-ins that nobody uses any more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  // Helmet does not set this one.
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  setHeaders(request, response, () => undefined);
  return response.getHeaders();
}

function contentSecurityPolicy({ encrypted, development }: { encrypted: boolean; development: boolean }) {
  return {
    defaultSrc: ["'self'"],
    // Hot reloading adds inline scripts and a WebSocket.
    scriptSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [languageScriptHash, ...heldScriptHashes])],
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
