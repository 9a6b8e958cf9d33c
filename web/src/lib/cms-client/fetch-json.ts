import { ApiError, NoAnswer } from './api-error';

export type JsonRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; the content type is set only when there is a body. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The request outlives the page. */
  keepalive?: boolean;
};

/** A JSON request to the CMS with credentials; throws an ApiError unless the answer is OK. */
export async function fetchJson(
  url: string,
  { method = 'GET', body, headers, signal, keepalive = false }: JsonRequest = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }).catch((error: unknown) => {
    throw error instanceof TypeError ? new NoAnswer(error.message, { cause: error }) : error;
  });
  if (!response.ok) {
    throw new ApiError(response.status, await response.text(), response.statusText, response.headers);
  }
  return response.status === 204 ? null : response.json();
}
