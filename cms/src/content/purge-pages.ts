import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { afterCommit } from '../lib/database/transactions';
import { createPurge } from '../lib/page-cache';
import { entryUids, pageUids } from '../site-types';
import { beginGeneration, serveGeneration } from './content-generation';

type CachingSettings = { purgeUrls: string[]; purgeSecret: string };

/** Saving a draft changes no page; these actions do. */
const publishingActions = new Set(['publish', 'unpublish', 'delete']);

export function purgePagesOnChange(strapi: Core.Strapi): void {
  const { purgeUrls, purgeSecret }: CachingSettings = strapi.config.get('site.caching');
  // Without a secret no web server could ask for a purge or be told of one.
  if (purgeSecret === '') return;
  serveGeneration(strapi);
  const purge = createPurge({
    urls: purgeUrls,
    secret: purgeSecret,
    beginGeneration: () => beginGeneration(strapi),
    warn: (line) => strapi.log.warn(line),
  });
  const purgesOfRequest = new WeakMap<object, Promise<void>[]>();

  function start(): Promise<void> {
    const purged = purge();
    const ctx = strapi.requestContext.get();
    if (ctx) purgesOfRequest.get(ctx)?.push(purged);
    return purged;
  }

  // Strapi does not wait for what follows a commit; the request does.
  const purgeAfterCommit = () => afterCommit(strapi, start);

  // The response waits for the purge, so that the editor sees the change on the next page load.
  strapi.server.use(async (ctx: Context, next: Next) => {
    const purges: Promise<void>[] = [];
    purgesOfRequest.set(ctx, purges);
    await next();
    await Promise.all(purges);
  });

  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.contentType.options.draftAndPublish && publishingActions.has(context.action)) {
      await purgeAfterCommit();
    }
    return result;
  });

  // Order, captions and withdrawal, the descriptions of the site's pictures, switches, and what is confirmed are changed
  // without document actions.
  strapi.db.lifecycles.subscribe({
    models: ['shared.picture', 'home.hero', 'ministry.prophetic-word', ...pageUids, ...entryUids],
    afterUpdateMany: purgeAfterCommit,
  });

  // Every upload, replacement or deletion of a file ends in one of these.
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterCreate: purgeAfterCommit,
    afterCreateMany: purgeAfterCommit,
    afterUpdate: purgeAfterCommit,
    afterUpdateMany: purgeAfterCommit,
    afterDelete: purgeAfterCommit,
    afterDeleteMany: purgeAfterCommit,
  });
}
