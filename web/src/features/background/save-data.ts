/** In Mbit/s: on a slower connection the 258 kB of the background video take too long. */
const slowestForVideo = 3;

/** True if the visitor asked to save data, or the browser reports a slow connection. */
export function savesData(): boolean {
  return window.matchMedia('(prefers-reduced-data: reduce)').matches || hasLimitedConnection();
}

/** `navigator.connection` exists in Chromium only and is missing from TypeScript's types. */
function hasLimitedConnection(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null) return false;
  if ('saveData' in connection && connection.saveData === true) return true;
  if ('effectiveType' in connection && connection.effectiveType !== '4g') return true;
  return 'downlink' in connection && typeof connection.downlink === 'number' && connection.downlink < slowestForVideo;
}
