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
