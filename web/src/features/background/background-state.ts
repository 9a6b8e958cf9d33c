/**
 * What stands behind the words: the still picture while it is unknown whether there is a video (`checking`) and until
 * the video that was found has something to show (`found`), then the `video`, or the picture for good (`failed`).
 */
export type BackgroundState = 'checking' | 'found' | 'video' | 'failed';

export type BackgroundEvent =
  /** What the check brought to light. */
  | 'video-found'
  | 'video-missing'
  /** What the video element tells. */
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
