import type { Image } from '@contracts/media';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { PictureOrIcon } from '../../ui/picture';
import { palette } from '../../ui/theme/palette';
import { color, fillsFrame, media, onHover, radius, size, space } from '../../ui/theme/theme';
import { Tooltip } from '../../ui/tooltip';
import { useMotionAllowed } from '../../ui/use-motion-allowed';
import { ParticlesLayer } from './particles-layer';
import { useBackgroundVideo, videoAddress, logToConsole } from './use-background-video';

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
function VideoLayer({ name, isShown, isPlaying, onLoaded, onFailed }: VideoLayerProps) {
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

const Scene = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
`;

/** The light of the pictures is beside the text (below it on phones). A gradient keeps the text readable. */
const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 18% 0 0;
  overflow: hidden;
  background: linear-gradient(${palette.night} 30%, ${palette.dusk} 80%, ${palette.slate});
  > img,
  > video,
  > [data-broken] {
    position: absolute;
    inset: 0;
    ${fillsFrame}
    object-position: 60% 100%;
    filter: brightness(0.7) contrast(1.1);
    transform: scale(1.05);
    transition: opacity 0.5s;
  }
  > [data-broken] {
    align-items: end;
    padding-bottom: 10rem;
    background: none;
  }
  > [data-shown='false'] {
    opacity: 0;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }
  /* Darkened, gold turns green: this gives the light its warmth back. */
  &::before {
    background: radial-gradient(48% 36% at 62% 60%, ${palette.dawnGlow}, ${palette.dawnGlowClear});
    mix-blend-mode: color;
  }
  &::after {
    background:
      linear-gradient(to top, ${palette.night}, ${palette.nightClear} 16%),
      linear-gradient(${palette.night}, ${palette.nightHaze} 22%, ${palette.nightClear} 55%);
  }
  ${media.roomy} {
    inset: 0;
    inset-inline: 0 -16%;
    > [data-broken] {
      align-items: center;
      padding: 0;
    }
    &::after {
      background:
        linear-gradient(to top, ${palette.night}, ${palette.nightClear} 16%),
        linear-gradient(
          var(--across, 80deg),
          ${palette.nightShade} 15%,
          ${palette.nightHaze} 35%,
          ${palette.nightClear} 56%
        );
    }
  }
`;

const Control = styled.button.attrs({ type: 'button' })`
  position: absolute;
  inset-block-end: ${space[5]};
  inset-inline-end: ${space.gutter};
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.pill};
  background: ${color.quiet};
  color: ${color.text};
  ${onHover(`border-color: ${color.text};`)}
`;

const videoName = 'pastor-video';

type BackgroundProps = {
  /** Shown until the video plays, and where there is none. */
  image: Image | null;
  imageAlt: string;
  lang: string | undefined;
  children: ReactNode;
};

/** The top of the page, in front of a slowly moving scene. */
export function Background({ image, imageAlt, lang, children }: BackgroundProps) {
  const { t } = useLanguage();
  const scene = useRef<HTMLDivElement>(null);
  const motionAllowed = useMotionAllowed();
  const [isPaused, setPaused] = useState(false);
  const isMoving = useInView(scene) && !isPaused;
  const { state, mayPlay, dispatch } = useBackgroundVideo(videoName, motionAllowed);
  const label = t(isPaused ? 'background.play' : 'background.pause');
  return (
    <Scene ref={scene} data-surface="night" data-background={state}>
      <Backdrop>
        {image ? (
          // On phones it is wider than this; its soft hills need fewer pixels than their size asks for.
          <PictureOrIcon
            source={image}
            alt={imageAlt}
            sizes="(max-aspect-ratio: 1/1) 60vh, 116vw"
            fetchPriority="high"
            lang={lang}
            data-shown={state !== 'video'}
          />
        ) : null}
        {state === 'found' || state === 'video' ? (
          <VideoLayer
            name={videoName}
            isShown={state === 'video'}
            isPlaying={isMoving && mayPlay}
            onLoaded={() => dispatch('data-loaded')}
            onFailed={() => dispatch('playback-failed')}
          />
        ) : null}
        {motionAllowed ? <ParticlesLayer isMoving={isMoving} /> : null}
      </Backdrop>
      {children}
      {motionAllowed ? (
        <Tooltip text={label}>
          <Control aria-label={label} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
          </Control>
        </Tooltip>
      ) : null}
    </Scene>
  );
}

/** True if any of the element is visible: nothing moves off-screen, to save battery. */
function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return inView;
}
