import { filePaths } from '@contracts/asset';
import { uploadPaths } from '@contracts/image';
import { maximumBodyBytes } from '@contracts/submission';
import { previewPrefix, previewStatuses } from '@contracts/preview';
import type { IncomingMessage } from 'node:http';

/** The prefixes of Strapi's plugins, which its panel calls, and of its public API and files. */
const prefixes = [
  '/api',
  '/public-objects',
  '/uploads',
  '/content-manager',
  '/content-releases',
  '/content-type-builder',
  '/email',
  '/i18n',
  '/review-workflows',
  '/upload',
];

/** `/admin` itself is a page of the site; the panel and its sign-in are below it. */
export const cmsRoutes: readonly string[] = [
  '/admin/*',
  // Paths that a preview loads after its first page.
  ...previewStatuses.map((status) => `${previewPrefix(status)}/api/*`),
  ...prefixes,
  ...prefixes.map((prefix) => `${prefix}/*`),
];

/** The CMS answers others, such as TRACE, with 501, which would count as a failure of the site. */
export const cmsMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** `form`: a submission. `upload`: an account's files. `file`: bytes. `content`: public. `account`: panel and desk. */
export type CallKind = 'form' | 'certificate' | 'upload' | 'file' | 'content' | 'account' | 'sign-in';

/** The largest JSON that the CMS's own body parser accepts. */
const maximumJsonBytes = 2 ** 20;

export const bodyLimits = {
  form: maximumBodyBytes,
  certificate: maximumBodyBytes,
  file: maximumJsonBytes,
  content: maximumJsonBytes,
  account: maximumJsonBytes,
  'sign-in': maximumBodyBytes,
} as const;

const certificatePaths = /^\/api\/certificates(?:\/check)?\/?$/i;
/** Of certificates too. Strapi takes capitals and a last slash. */
export const formPaths =
  /^\/api\/(?:(?:prayer|contact|counseling)-requests|prayer-thanks|certificates(?:\/check)?)\/?$/i;
const signInPath = /^\/admin\/login\/?$/i;
/** What `/admin` reads. Everything else below `/api` is public, so whoever makes up a header gets nothing sooner. */
const accountReads = /^\/api\/(?:event-drafts|picture-slots)(?:\/|$)/i;

export function callKind({ method = '', url = '', headers }: IncomingMessage): CallKind {
  const [path = ''] = url.split('?', 1);
  if (method === 'POST' && formPaths.test(path)) return certificatePaths.test(path) ? 'certificate' : 'form';
  if (method === 'POST' && signInPath.test(path)) return 'sign-in';
  if (isRead(method)) {
    if (filePaths.test(path)) return 'file';
    return path.startsWith('/api/') && !accountReads.test(path) ? 'content' : 'account';
  }
  const isMultipart = headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
  return isMultipart && uploadPaths.test(path) ? 'upload' : 'account';
}

export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
