import { useEffect, useReducer, useState } from 'react';
import { afterLoad } from '../../lib/hydration/first-interaction';
import { type BackgroundEvent, backgroundState, type BackgroundState } from './background-state';
import { findVideo } from './find-video';

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
