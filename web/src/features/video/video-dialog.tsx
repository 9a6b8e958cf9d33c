import { parseYouTubeLink, type YouTubeVideo } from '@contracts/video';
import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { englishMedia } from '../../i18n/en/media';
import { spanishMedia } from '../../i18n/es/media';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { Dialog, DialogDescription } from '../../ui/dialog/dialog';
import { NewTabLink } from '../../ui/new-tab-link';
import { Cluster, Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { Button } from '../../ui/button';
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
function NativePlayer({ url, posterUrl, title }: NativePlayerProps) {
  const { t } = useLanguage();
  const [sources, setSources] = useState(() => videoSources(url, Date.now()));
  const [tried, setTried] = useState(0);
  const [isUnknownFormat, setUnknownFormat] = useState(false);
  const reached = useRef(0);
  const source = sources[tried];

  function fail(isFormat: boolean) {
    setUnknownFormat(isFormat);
    setTried(tried + 1);
  }

  function tryAgain() {
    setSources(videoSources(url, Date.now()));
    setTried(0);
  }

  if (source === undefined) {
    return (
      <Failure data-surface="paper">
        <Notice tone="danger" title={t('videoDialog.failed')} role="alert">
          <p>{t(isUnknownFormat ? 'videoDialog.format' : 'videoDialog.failed.text')}</p>
        </Notice>
        <Cluster $gap={3}>
          {isUnknownFormat ? null : <Button onClick={tryAgain}>{t('words.retry')}</Button>}
          <NewTabLink href={url} note={t('words.newTab')} variant="quiet">
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
          if (currentTarget.videoWidth === 0) fail(true);
          else if (reached.current > 0) currentTarget.currentTime = reached.current;
        }}
        onTimeUpdate={({ currentTarget }) => {
          reached.current = currentTarget.currentTime;
        }}
        onError={({ currentTarget: { error } }) => {
          // Also said of a file that is not there.
          if (error && error.code === error.MEDIA_ERR_SRC_NOT_SUPPORTED) void isThere(source).then(fail);
          else fail(false);
        }}
      />
    </VideoFrame>
  );
}

async function isThere(address: string): Promise<boolean> {
  const { ok } = await fetch(address, { method: 'HEAD' }).catch(() => ({ ok: false }));
  return ok;
}

const YouTubeFrame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`;

type YouTubePlayerProps = { video: YouTubeVideo; title: string; language: string };

function YouTubePlayer({ video, title, language }: YouTubePlayerProps) {
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

/** On a phone held upright there is room above and below. */
const Middle = styled(Stack)`
  margin-block: auto;
`;

type VideoDialogProps = {
  /** A file of this site, or a YouTube link. */
  url: string;
  posterUrl?: string | undefined;
  title: string;
  description: string | null;
  lang?: string | undefined;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export const VideoDialog = withTexts({ en: englishMedia, es: spanishMedia }, OpenVideo);

function OpenVideo(props: VideoDialogProps) {
  const { url, posterUrl, title, description, lang, onClose, returnFocusTo } = props;
  const { t, locale } = useLanguage();
  const youTube = parseYouTubeLink(url);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      surface="night"
      width="64rem"
      title={<span lang={lang}>{title}</span>}
      closeLabel={t('videoDialog.close')}
    >
      <Middle>
        {youTube ? (
          <YouTubePlayer video={youTube} title={title} language={locale} />
        ) : (
          <NativePlayer url={url} posterUrl={posterUrl} title={title} />
        )}
        <DialogDescription asChild>
          <Cluster>
            {description !== null && <Small lang={lang}>{description}</Small>}
            {youTube && (
              <NewTabLink href={url} note={t('words.newTab')} variant="quiet">
                {t('videoDialog.openYouTube')}
              </NewTabLink>
            )}
          </Cluster>
        </DialogDescription>
      </Middle>
    </Dialog>
  );
}
