// An S3-compatible storage with one private bucket, as a program of its own that a test can end and start again.
import S3rver from '@20minutes/s3rver';

const [, , directory, port, bucket, access] = process.argv;

const server = new S3rver({
  ...{ directory, port: Number(port), address: '127.0.0.1', silent: true, vhostBuckets: false },
  configureBuckets: [{ name: bucket }],
});

// As on a day when only some writes get through.
server.middleware.unshift(async (ctx, next) => {
  const isCopy = ctx.get('x-amz-copy-source') !== '';
  if (access === 'without thumbnails' && ctx.method === 'PUT' && ctx.path.includes('/thumbnail_') && !isCopy) {
    ctx.status = 500;
    return undefined;
  }
  return next();
});

// It checks signatures, but would serve requests that have none.
server.middleware.unshift(async (ctx, next) => {
  if (access === 'public' || ctx.get('Authorization') !== '') return next();
  ctx.status = 403;
  ctx.type = 'application/xml';
  ctx.body = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code></Error>';
});

// The client signs the address of the bucket with the slash at its end, which the server forgets except below a host name.
server.middleware.splice(-1, 0, (ctx, next) => {
  if (/^\/[^/]+\/$/.test(ctx.path)) Object.assign(ctx, { mountPath: '/', state: { ...ctx.state, vhost: true } });
  return next();
});

// As a storage that does not know ranges, or behind a proxy that does not.
server.middleware.splice(-1, 0, (ctx, next) => {
  if (access === 'whole files') delete ctx.headers.range;
  return next();
});

// Pages of a listing are short, so that every listing has several.
const { store } = server;
const list = store.listObjects.bind(store);
store.listObjects = (name, options) => list(name, { ...options, maxKeys: Math.min(options.maxKeys ?? 3, 3) });

process.stdin.on('end', () => process.exit(1)).resume();
await server.run();
process.stdout.write('ready\n');
