import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerLog } from '../request-log';
import type { PageCache } from './page-cache';
import type { ReadPageRequest } from './page-request';
import { writeStored, type StoredText } from './stored-text';

export type KeptPagesOptions = {
  readPageRequest: ReadPageRequest;
  cache: PageCache<StoredText>;
  logAnswer: AnswerLog;
};

/**
 * Answers, ahead of the router and its hooks, what needs no thought: a page of the site that is kept and current. All
 * that a router does for a request costs as much as answering this one. False says that the request is the router's.
 */
export function keptPages({ readPageRequest, cache, logAnswer }: KeptPagesOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = readPageRequest(url, request.headers.cookie);
    if (!page?.known || page.url.pathname !== page.path) return false;
    const stored = cache.current(page.key);
    if (!stored || !writeStored(request, response, stored)) return false;
    logAnswer({ method, path: page.path, status: response.statusCode, ms: 0 });
    return true;
  };
}
