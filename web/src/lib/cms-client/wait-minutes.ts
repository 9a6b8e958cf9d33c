const defaultMinutes = 10;

/** How long an answer asks to wait, in a number of seconds or until a time. */
export function waitMinutes(headers: Headers): number {
  const retryAfter = headers.get('Retry-After');
  if (retryAfter === null) return defaultMinutes;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : defaultMinutes;
}
