import type { AssetStatus } from '@contracts/asset';

const statusAddress = '/api/assets/status';

export function videoAddress(name: string): string {
  return `/api/video/${encodeURIComponent(name)}`;
}

/** Asks with HEAD for the video itself if there is no list of assets. Rejects on network failures. */
export async function findVideo(name: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(statusAddress, { credentials: 'include', signal });
  const status: unknown = answer.ok && isJson(answer) ? await answer.json() : undefined;
  if (listsAssets(status)) return status.available.includes(name);

  const probe = await fetch(videoAddress(name), { method: 'HEAD', credentials: 'include', signal });
  return probe.ok && contentType(probe).includes('video');
}

/** By hand: runs before schemas are loaded. */
function listsAssets(status: unknown): status is Pick<AssetStatus, 'available'> {
  return typeof status === 'object' && status !== null && 'available' in status && Array.isArray(status.available);
}

function isJson(answer: Response): boolean {
  return contentType(answer).includes('json');
}

function contentType(answer: Response): string {
  return answer.headers.get('content-type') ?? '';
}
