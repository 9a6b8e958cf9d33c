import { describe, expect, it } from 'vitest';
import { backgroundState, type BackgroundEvent, type BackgroundState } from './background-state';

function after(...events: BackgroundEvent[]): BackgroundState {
  return events.reduce(backgroundState, 'checking');
}

describe('what stands behind the words', () => {
  it('is the still picture while nothing is known', () => {
    expect(after()).toBe('checking');
  });

  it('stays the picture until the video that was found has something to show', () => {
    expect(after('video-found')).toBe('found');
    expect(after('video-found', 'data-loaded')).toBe('video');
  });

  it('is the picture for good when there is no video', () => {
    expect(after('video-missing')).toBe('failed');
    expect(after('video-missing', 'video-found', 'data-loaded')).toBe('failed');
  });

  it('is the picture again when the video fails, before or after it began', () => {
    expect(after('video-found', 'playback-failed')).toBe('failed');
    expect(after('video-found', 'data-loaded', 'playback-failed')).toBe('failed');
  });

  it('does not begin anew when the video tells a second time that it has data', () => {
    expect(after('video-found', 'data-loaded', 'data-loaded', 'video-found')).toBe('video');
  });
});
