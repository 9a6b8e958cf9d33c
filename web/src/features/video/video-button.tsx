import type { Video } from '@contracts/media';
import { useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { Stack } from '../../ui/layout';
import { PictureOrIcon } from '../../ui/picture';
import { PlaySign } from '../../ui/play-sign';
import { Small, VisuallyHidden } from '../../ui/text';
import { palette } from '../../ui/theme/palette';
import { color, fillsFrame, font, fontSize, inRow, radius, space, withoutRatio } from '../../ui/theme/theme';

const VideoDialog = lazyWithPreload(() => import('./video-dialog').then((module) => module.VideoDialog));

/** Fixed aspect ratio, to avoid a layout shift. */
const Poster = styled.a`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  aspect-ratio: 16 / 9;
  ${withoutRatio('min(52vw, 22rem)')}
  overflow: hidden;
  border-radius: ${radius.card};
  text-decoration: none;
  &[data-surface] {
    background: linear-gradient(${palette.night}, ${palette.dusk} 70%, ${palette.slate});
  }
  &[data-surface],
  &[data-surface]:hover {
    color: ${color.text};
  }
  img,
  [data-broken] {
    position: absolute;
    z-index: -2;
    inset: 0;
    ${fillsFrame}
  }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(to top, ${palette.night}, ${palette.nightShade} 24%, ${palette.nightClear} 56%);
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Words = styled.span`
  ${inRow(4)}
  padding: clamp(${space[4]}, 3vw, ${space[6]});
  font: ${fontSize.heading4} / 1.25 ${font.serif};
`;

type VideoButtonProps = {
  video: Video;
  title: string;
  /** A description for visitors who cannot see or hear it. */
  description?: string | null;
  /** Set if the texts are in another language than the page. */
  lang?: string | undefined;
  /** The poster's `sizes`. */
  sizes?: string;
};

/** The poster of a video. The video itself is not loaded before a tap; without scripts the link opens it. */
export function VideoButton(props: VideoButtonProps) {
  const { video, title, description = null, lang, sizes = '(min-width: 64rem) 40rem, 92vw' } = props;
  const { t, locale } = useLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');

  const warmUp = () => void VideoDialog.preload().catch(() => undefined);

  async function open() {
    setState('opening');
    try {
      await VideoDialog.preload();
      setState('open');
    } catch {
      // The dialog's code did not load: the browser plays the file itself.
      window.location.assign(video.url);
    }
  }

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  }

  return (
    <Stack $gap={3} lang={lang}>
      <Poster
        ref={link}
        href={video.url}
        data-surface="night"
        aria-haspopup="dialog"
        aria-busy={state === 'opening'}
        onClick={onClick}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        {video.posterImage && <PictureOrIcon source={video.posterImage} alt="" sizes={sizes} loading="lazy" />}
        <Words>
          <PlaySign />
          <span>
            <VisuallyHidden lang={locale}>{`${t('video.play')} `}</VisuallyHidden>
            <span>{title}</span>
          </span>
        </Words>
      </Poster>
      {description !== null && <Small>{description}</Small>}
      {state === 'open' && (
        <VideoDialog
          url={video.url}
          posterUrl={video.posterImage?.url}
          title={title}
          description={description}
          lang={lang}
          returnFocusTo={link}
          onClose={() => setState('closed')}
        />
      )}
    </Stack>
  );
}
