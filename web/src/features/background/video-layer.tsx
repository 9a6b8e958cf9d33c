import { useEffect, useRef } from 'react';
import { videoAddress } from './find-video';

const playbackRate = 0.5;

type VideoLayerProps = {
  name: string;
  isShown: boolean;
  isPlaying: boolean;
  onLoaded: () => void;
  onFailed: () => void;
};

/** Scenery: it says nothing, so nobody is told of it and nobody comes to it by keyboard. */
export function VideoLayer({ name, isShown, isPlaying, onLoaded, onFailed }: VideoLayerProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!video.current) return;
    if (!isPlaying) {
      video.current.pause();
      return;
    }
    // A browser that lets nothing play by itself shows the first picture of the video.
    video.current.play().catch(() => undefined);
  }, [isPlaying]);

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
        onLoaded();
      }}
      onError={onFailed}
    >
      <source src={videoAddress(name)} type="video/mp4" onError={onFailed} />
    </video>
  );
}
