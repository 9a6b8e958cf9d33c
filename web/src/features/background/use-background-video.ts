import { useEffect, useReducer, useState } from 'react';
import { afterLoad } from '../../lib/hydration/first-interaction';
import { isRecord } from '../../lib/parse-object';
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
  return isRecord(status) && Array.isArray(status['available']);
}

function isJson(answer: Response): boolean {
  return contentType(answer).includes('json');
}

function contentType(answer: Response): string {
  return answer.headers.get('content-type') ?? '';
}

/** `checking` until a video is found, `found` until it has data; `failed` keeps the still picture. */
export type BackgroundState = 'checking' | 'found' | 'video' | 'failed';

export type BackgroundEvent =
  /** From the check for the video. */
  | 'video-found'
  | 'video-missing'
  /** From the video element. */
  | 'data-loaded'
  | 'playback-failed';

export function backgroundState(state: BackgroundState, event: BackgroundEvent): BackgroundState {
  switch (event) {
    case 'video-found':
      return state === 'checking' ? 'found' : state;
    case 'video-missing':
    case 'playback-failed':
      return 'failed';
    case 'data-loaded':
      return state === 'found' ? 'video' : state;
  }
}

/** After the page has loaded, or after mounting on a later page. */
const checkDelayMs = 100;
const playDelayMs = 500;

type BackgroundVideo = {
  state: BackgroundState;
  /** False until playback may be tried. */
  mayPlay: boolean;
  dispatch: (event: BackgroundEvent) => void;
};

/** Looks for the video when motion is allowed; never for visitors who save data. */
export function useBackgroundVideo(name: string, motionAllowed: boolean): BackgroundVideo {
  const [state, dispatch] = useReducer(backgroundState, 'checking');
  const [mayPlay, setMayPlay] = useState(false);

  useEffect(() => {
    if (!motionAllowed || savesData()) return;
    const calls = new AbortController();
    const look = () => {
      findVideo(name, calls.signal).then(
        (found) => {
          if (!found) logToConsole(`there is no video named ${name}`);
          dispatch(found ? 'video-found' : 'video-missing');
        },
        (error: unknown) => {
          if (calls.signal.aborted) return;
          logToConsole(`the check for ${name} failed (${String(error)})`);
          dispatch('video-missing');
        },
      );
    };
    const stopCheck = afterLoad(look, checkDelayMs);
    const stopPlay = afterLoad(() => setMayPlay(true), playDelayMs);
    return () => {
      stopCheck();
      stopPlay();
      calls.abort();
    };
  }, [name, motionAllowed]);

  return { state: motionAllowed ? state : 'checking', mayPlay, dispatch };
}

/** For whoever maintains the site; visitors see the still picture. */
export function logToConsole(reason: string): void {
  console.info(`Background video: ${reason}.`);
}

/** True if the visitor asked to save data, or the browser reports a slow connection. */
function savesData(): boolean {
  return window.matchMedia('(prefers-reduced-data: reduce)').matches || hasLimitedConnection();
}

/** `navigator.connection` exists in Chromium only and is missing from TypeScript's types. */
function hasLimitedConnection(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null) return false;
  if ('saveData' in connection && connection.saveData === true) return true;
  // Not `downlink`: before Chromium has measured a connection it reports less than any 4g has.
  return 'effectiveType' in connection && connection.effectiveType !== '4g';
}
