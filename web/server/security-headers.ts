import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { languageScript, hashOf, sentScript, startScript } from './pages/start-script';

export type SecurityOptions = {
  publicUrl: string;
  development: boolean;
  /** Who may show the answers in a frame: nobody, or pages of this origin, as the panel does with the preview. */
  framedBy?: 'nobody' | 'own pages';
};

/** For what the site itself answers; the CMS sends headers of its own with its panel and its calls. */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers);
    if (isSignedInPage(request.url)) reply.header('Cross-Origin-Opener-Policy', 'same-origin');
    next();
  });
}

/** The opener policy makes browsers change processes, which delayed every second first paint by 230 ms elsewhere. */
function isSignedInPage(url: string): boolean {
  return /^[/](?:admin|desk)(?:[/?]|$)/.test(url);
}

/** Helmet writes them once, into a response that is never sent; its plugin would rebuild the policy at each request. */
function securityHeaders({ publicUrl, development, framedBy = 'nobody' }: SecurityOptions) {
  const encrypted = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy({ encrypted, development, framedBy }),
    },
    strictTransportSecurity: encrypted ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: framedBy === 'nobody' ? 'deny' : 'sameorigin' },
    // See `isSignedInPage`. Browsers keep origins apart without being asked, and asking costs a process too.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // Previews of shared links show the site's pictures elsewhere.
    crossOriginResourcePolicy: framedBy === 'nobody' ? false : { policy: 'same-origin' },
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

type Policy = Required<Omit<SecurityOptions, 'publicUrl'>> & { encrypted: boolean };

function contentSecurityPolicy({ encrypted, development, framedBy }: Policy) {
  return {
    defaultSrc: ["'self'"],
    // Hot reloading adds inline scripts and a WebSocket.
    scriptSrc: [
      "'self'",
      ...(development ? ["'unsafe-inline'"] : [languageScript(), startScript, sentScript].map(hashOf)),
    ],
    // styled-components writes style elements.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    // The page /admin looks at a video before it sends it.
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
    frameSrc: ['https://www.youtube-nocookie.com'],
    // For pages that a visitor keeps on the device.
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: [framedBy === 'nobody' ? "'none'" : "'self'"],
    ...(encrypted ? { upgradeInsecureRequests: [] } : {}),
  };
}
