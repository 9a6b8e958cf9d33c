import type { AssetStatus } from '@contracts/asset';

const statusAddress = '/api/assets/status';

export function videoAddress(name: string): string {
  return `/api/video/${encodeURIComponent(name)}`;
}

/**
 * Whether the site has a video of that name. Where nobody keeps a list of assets, which an answer that is no such list
 * tells, the video itself is asked. A call that fails altogether is the caller's to catch.
 */
export async function findVideo(name: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(statusAddress, { credentials: 'include', signal });
  const status: unknown = answer.ok && isJson(answer) ? await answer.json() : undefined;
  if (listsAssets(status)) return status.available.includes(name);

  const probe = await fetch(videoAddress(name), { method: 'HEAD', credentials: 'include', signal });
  return probe.ok && contentType(probe).includes('video');
}

/** By hand, because this is asked before the visitor has done anything that schemas are brought for. */
function listsAssets(status: unknown): status is Pick<AssetStatus, 'available'> {
  return typeof status === 'object' && status !== null && 'available' in status && Array.isArray(status.available);
}

function isJson(answer: Response): boolean {
  return contentType(answer).includes('json');
}

function contentType(answer: Response): string {
  return answer.headers.get('content-type') ?? '';
}
