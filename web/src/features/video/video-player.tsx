import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { YouTubeVideo } from '@contracts/video';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { NewTabLink } from '../../ui/new-tab-link';
import { Notice } from '../../ui/notice';
import { radius, space, withoutRatio } from '../../ui/theme/theme';
import { palette } from '../../ui/theme/palette';

/** Fixed aspect ratio while the player loads; on low screens it leaves room for what is around it. */
const VideoFrame = styled.div`
  align-self: center;
  width: 100%;
  max-width: calc(max(100 * var(--screen) - 14rem, 12rem) * 16 / 9);
  min-width: min(100%, 16rem);
  aspect-ratio: 16 / 9;
  ${withoutRatio('min(52vw, 32rem)')}
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${palette.night};
`;

const Player = styled.video`
  width: 100%;
  height: 100%;
`;

const Failure = styled(Stack)`
  padding: clamp(${space[4]}, 4vw, ${space[8]});
  border-radius: ${radius.control};
`;

type NativePlayerProps = { url: string; posterUrl?: string | undefined; title: string };

/** Tries the sources one after another, resuming where the previous one failed. */
export function NativePlayer({ url, posterUrl, title }: NativePlayerProps) {
  const { t } = useLanguage();
  const [sources, setSources] = useState(() => videoSources(url, Date.now()));
  const [tried, setTried] = useState(0);
  const reached = useRef(0);
  const source = sources[tried];

  function tryAgain() {
    setSources(videoSources(url, Date.now()));
    setTried(0);
  }

  if (source === undefined) {
    return (
      <Failure data-surface="paper">
        <Notice
          tone="danger"
          icon={<TriangleAlert size={22} aria-hidden />}
          title={t('videoDialog.failed')}
          role="alert"
        >
          <p>{t('videoDialog.failed.text')}</p>
        </Notice>
        <Cluster $gap={3}>
          <Button onClick={tryAgain}>{t('videoDialog.retry')}</Button>
          <NewTabLink href={url} note={t('videoDialog.newTab')} variant="quiet">
            {t('videoDialog.open')}
          </NewTabLink>
        </Cluster>
      </Failure>
    );
  }
  return (
    <VideoFrame>
      <Player
        key={source}
        src={source}
        poster={posterUrl}
        aria-label={title}
        controls
        autoPlay
        playsInline
        onLoadedMetadata={({ currentTarget }) => {
          // A browser that does not know the codec of the picture plays the sound alone, without an error.
          if (currentTarget.videoWidth === 0) setTried(tried + 1);
          else if (reached.current > 0) currentTarget.currentTime = reached.current;
        }}
        onTimeUpdate={({ currentTarget }) => {
          reached.current = currentTarget.currentTime;
        }}
        onError={() => setTried(tried + 1)}
      />
    </VideoFrame>
  );
}

const YouTubeFrame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`;

type YouTubePlayerProps = { video: YouTubeVideo; title: string; language: string };

export function YouTubePlayer({ video, title, language }: YouTubePlayerProps) {
  return (
    <VideoFrame>
      <YouTubeFrame
        src={youTubePlayerAddress(video, language)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </VideoFrame>
  );
}

/** The player without cookies. Rendered only after a tap. */
export function youTubePlayerAddress({ id, startSeconds }: YouTubeVideo, language: string): string {
  const parameters = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', hl: language });
  if (startSeconds > 0) parameters.set('start', String(startSeconds));
  return `https://www.youtube-nocookie.com/embed/${id}?${parameters.toString()}`;
}

const productionPath = '/api/video-production/';
const plainPath = '/api/video/';

/** Sources in order: a production source falls back to the plain address, then to one that no cache has seen. */
export function videoSources(url: string, now: number): readonly [string, ...string[]] {
  if (!url.startsWith(productionPath)) return [url];
  const plain = plainPath + url.slice(productionPath.length);
  return [url, plain, `${plain}${plain.includes('?') ? '&' : '?'}v=${now}`];
}
