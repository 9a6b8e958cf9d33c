import type { Image } from '@contracts/media';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { PictureOrIcon } from '../../ui/picture-or-icon';
import { palette } from '../../ui/theme/palette';
import { color, media, radius, size, space } from '../../ui/theme/theme';
import { Tooltip } from '../../ui/tooltip';
import { useMotionAllowed } from '../../ui/use-motion-allowed';
import { ParticlesLayer } from './particles-layer';
import { useBackgroundVideo } from './use-background-video';
import { VideoLayer } from './video-layer';

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
    width: 100%;
    height: 100%;
    object-fit: cover;
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
    inset-inline-end: -16%;
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
  ${media.hover} {
    &:hover {
      border-color: ${color.text};
    }
  }
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
function useInView(place: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return inView;
}
