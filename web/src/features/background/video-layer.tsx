import { useEffect, useRef } from 'react';
import { videoAddress } from './find-video';
import { logToConsole } from './use-background-video';

const playbackRate = 0.5;

const isNotAllowed = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

type VideoLayerProps = {
  name: string;
  isShown: boolean;
  isPlaying: boolean;
  onLoaded: () => void;
  onFailed: () => void;
};

/** Decorative: hidden from screen readers and the keyboard. */
export function VideoLayer({ name, isShown, isPlaying, onLoaded, onFailed }: VideoLayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isBlocked = useRef(false);
  const hasFailed = useRef(false);

  useEffect(() => {
    if (!video.current) return;
    if (!isPlaying) {
      video.current.pause();
      return;
    }
    video.current.play().catch((error: unknown) => {
      // Autoplay is blocked: the first frame stays. Pausing rejects as well, with another name.
      if (!isNotAllowed(error) || isBlocked.current) return;
      isBlocked.current = true;
      logToConsole('the browser does not let it play by itself');
    });
  }, [isPlaying]);

  // The element and its source may both report the same failure.
  function fail() {
    if (hasFailed.current) return;
    hasFailed.current = true;
    logToConsole(`${name} cannot be played`);
    onFailed();
  }

  return (
    <video
      ref={video}
      data-shown={isShown}
      aria-hidden
      tabIndex={-1}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      onLoadedData={({ currentTarget }) => {
        currentTarget.playbackRate = playbackRate;
        // A browser that does not know the codec shows no picture, without an error.
        if (currentTarget.videoWidth === 0) fail();
        else onLoaded();
      }}
      onError={fail}
    >
      <source src={videoAddress(name)} type="video/mp4" onError={fail} />
    </video>
  );
}
