import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { CmsAnswers } from './cms-answers';
import type { Environment } from './environment';
import { contentLimits, FairQueue } from './fair-queue';
import { registerForms } from './forms/forms';
import { createHttpServer } from './http-server';
import { registerPacks } from './offline/packs';
import { registerWorker, registerStaticFiles } from './static-files';
import { registerModuleFiles } from './module-files/module-files';
import { registerAccountCookie, registerPageViews } from './page-views/page-views';
import { PageCache } from './pages/page-cache';
import { registerPages } from './pages/pages';
import type { StoredText } from './pages/stored-text';
import { registerPreview } from './preview/preview';
import { createFormLane, registerProxy } from './proxy/proxy';
import { registerPurge } from './purge';
import { registerSecurityHeaders } from './security-headers';
import type { Site } from './site';
import { registerSiteMap } from './site-map';
import { registerTranslations, type Translation } from './translations';
import { registerClientErrors } from './watching/client-errors';
import { registerHealth } from './watching/health';
import { countCacheAnswer, createMetrics, type Metrics } from './watching/metrics';
import { Reports } from './watching/report';
import { registerRequestLog, requestIdMaker } from './watching/request-log';

const cacheSize = 96 * 2 ** 20;

export type AppOptions = {
  environment: Environment;
  site: Site;
  development?: boolean;
  /** The languages that are offered beside the built-in ones. */
  translations?: readonly Translation[];
  logger?: NonNullable<FastifyServerOptions['logger']>;
  metrics?: Metrics;
};

export function createApp({
  environment,
  site,
  development = false,
  translations = [],
  logger = false,
  metrics = createMetrics(),
}: AppOptions): FastifyInstance {
  const cache = new PageCache<StoredText>({
    maximumSize: cacheSize,
    // Twice, because each is stored compressed as well.
    sizeOf: ({ text }) => 2 * text.identity.length,
    isCacheable: ({ lasting }) => lasting,
    isSame: (cached, created) => cached.equals(created),
    onAnswer: (result) => countCacheAnswer(metrics, result),
    onBackgroundError: (error) => app.log.warn({ err: error }, 'an outdated page is being served'),
  });
  const app = Fastify({
    logger,
    // `watching/request-log.ts` writes one line instead, without the query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdMaker(environment),
    // Lines that belong to a request name it themselves: a logger for each would cost more than most answers.
    childLoggerFactory: (shared) => shared,
    trustProxy: (_address, hop) => hop < environment.trustedProxies,
    // On close, requests in progress are finished, and idle connections are closed.
    forceCloseConnections: 'idle',
    // A request that still arrives on an open connection is answered, and then closes it: a proxy would pass a refusal on.
    return503OnClosing: false,
    serverFactory: (handle) => createHttpServer(handle, { isBehindProxy: environment.trustedProxies > 0 }),
  });

  const answers = new CmsAnswers({ cmsUrl: environment.cmsUrl, site });
  const contentQueue = new FairQueue(contentLimits);
  const forms = createFormLane({ cmsUrls: environment.cmsUrls, metrics });
  const content = { environment, site, cache, answers, contentQueue, metrics };

  const reports = new Reports(app, { secret: environment.purgeSecret, cmsUrl: environment.cmsUrl });
  registerRequestLog(app, { metrics, onFailedAnswer: () => reports.count('failedAnswers') });
  registerClientErrors(app, metrics, () => reports.count('brokenPages'));
  metrics.watchCache(() => cache.size);
  const translationFiles = registerTranslations(app, translations);
  // A whole URL (as sent to a proxy) or `*` must not reach handlers that expect a path.
  app.addHook('onRequest', (request, reply, next) => {
    if (request.raw.url?.startsWith('/')) next();
    else reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
  });
  registerPageViews(app, { environment, site });
  app.register((calls, _options, done) => {
    registerAccountCookie(calls, { secure: environment.publicUrl.startsWith('https:') });
    registerProxy(calls, { cmsUrls: environment.cmsUrls, metrics, contentQueue, forms });
    done();
  });
  registerHealth(app, { cmsUrl: environment.cmsUrl, hasPages: () => cache.size.values > 0 });
  registerPurge(app, {
    secret: environment.purgeSecret,
    cmsUrl: environment.cmsUrl,
    purge: () => {
      answers.purge();
      cache.purge();
    },
    onGeneration: (name) => reports.showGeneration(name),
  });
  if (site.clientDirectory) registerStaticFiles(app, site.clientDirectory);
  registerWorker(app, { environment, site });
  registerPacks(app, { ...content, translationFiles });
  app.register((pages, _options, done) => {
    registerSecurityHeaders(pages, { publicUrl: environment.publicUrl, development });
    registerSiteMap(pages, content);
    registerModuleFiles(pages, content);
    registerForms(pages, { ...content, ...forms });
    registerPages(pages, content);
    done();
  });
  app.register((previews, _options, done) => {
    registerSecurityHeaders(previews, { publicUrl: environment.publicUrl, development, framedBy: 'own pages' });
    registerPreview(previews, { environment, site });
    done();
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) reply.header('Allow', 'GET, HEAD');
    return reply
      .code(isRead ? 404 : 405)
      .type('text/plain; charset=utf-8')
      .send(isRead ? 'Not found' : 'Method not allowed');
  });
  return app;
}
