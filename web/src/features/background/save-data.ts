/** The background video is 258 kB: more than a second of a line at this speed, in Mbit/s. */
const slowestForVideo = 3;

/** Whether the visitor asked for little to be loaded, or the browser reports a slow connection. */
export function savesData(): boolean {
  return window.matchMedia('(prefers-reduced-data: reduce)').matches || hasLimitedConnection();
}

/** `navigator.connection` exists in Chromium alone, and TypeScript's types leave it out. */
function hasLimitedConnection(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null) return false;
  if ('saveData' in connection && connection.saveData === true) return true;
  if ('effectiveType' in connection && connection.effectiveType !== '4g') return true;
  return 'downlink' in connection && typeof connection.downlink === 'number' && connection.downlink < slowestForVideo;
}
