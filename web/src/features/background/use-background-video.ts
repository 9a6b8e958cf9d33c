import { useEffect, useReducer, useState } from 'react';
import { afterLoad } from '../../lib/after-load';
import { type BackgroundEvent, backgroundState, type BackgroundState } from './background-state';
import { findVideo } from './find-video';
import { savesData } from './save-data';

/** Both counted from when the page has loaded; on a page that is opened later, from when it is mounted. */
const checkDelayMs = 100;
const playDelayMs = 500;

type BackgroundVideo = {
  state: BackgroundState;
  /** Playing is not tried before. */
  mayPlay: boolean;
  tell: (event: BackgroundEvent) => void;
};

/** Looks for the video once things may move, and never for a visitor who saves data. */
export function useBackgroundVideo(name: string, motionAllowed: boolean): BackgroundVideo {
  const [state, tell] = useReducer(backgroundState, 'checking');
  const [mayPlay, setMayPlay] = useState(false);

  useEffect(() => {
    if (!motionAllowed || savesData()) return;
    const calls = new AbortController();
    const look = () => {
      findVideo(name, calls.signal).then(
        (found) => {
          if (!found) logToConsole(`there is no video named ${name}`);
          tell(found ? 'video-found' : 'video-missing');
        },
        (error: unknown) => {
          if (calls.signal.aborted) return;
          logToConsole(`the check for ${name} failed (${String(error)})`);
          tell('video-missing');
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

  return { state: motionAllowed ? state : 'checking', mayPlay, tell };
}

/** Visitors keep the still picture and read nothing; whoever looks after the site finds the reason here. */
export function logToConsole(reason: string): void {
  console.info(`Background video: ${reason}.`);
}
