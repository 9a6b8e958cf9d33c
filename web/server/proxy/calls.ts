import { maximumBodyBytes } from '@contracts/submission';
import type { IncomingMessage } from 'node:http';

/** `form`: what somebody asks for. `upload`: an account sends files. `file`: bytes to read. `other`: panel and content. */
export type CallKind = 'form' | 'upload' | 'file' | 'other';

/** The largest JSON that the CMS's own body parser takes. */
const maximumJsonBytes = 2 ** 20;

/** The largest body of a call that is taken in whole. */
export const bodyLimits = { form: maximumBodyBytes, file: maximumJsonBytes, other: maximumJsonBytes } as const;

const forms = /^\/api\/(?:prayer|contact|counseling)-requests$/;
const takesFiles = /^\/(?:upload(?:\/.*)?|api\/images\/?)$/;
const files =
  /^\/(?:uploads|public-objects|admin\/panel|api\/(?:assets|video|video-production|social-images|pakistan-revival-video))(?:\/|$)/;

export function kindOf({ method = '', url = '', headers }: IncomingMessage): CallKind {
  const [path = ''] = url.split('?', 1);
  if (method === 'POST' && forms.test(path)) return 'form';
  if (isRead(method)) return files.test(path) ? 'file' : 'other';
  const isMultipart = headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
  return isMultipart && takesFiles.test(path) ? 'upload' : 'other';
}

export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
