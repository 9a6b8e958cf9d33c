import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { NewTabLink } from '../../ui/new-tab-link';
import { Notice } from '../../ui/notice';
import { radius, space } from '../../ui/theme/theme';
import { VideoFrame } from './video-frame';
import { videoSources } from './video-source';

const Player = styled.video`
  width: 100%;
  height: 100%;
`;

const Failure = styled(Stack)`
  padding: clamp(${space[4]}, 4vw, ${space[8]});
  border-radius: ${radius.control};
`;

type NativePlayerProps = { url: string; posterUrl?: string | undefined; title: string };

/** Tries the addresses of a video one after another, from where the one before broke off. */
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
          if (reached.current > 0) currentTarget.currentTime = reached.current;
        }}
        onTimeUpdate={({ currentTarget }) => {
          reached.current = currentTarget.currentTime;
        }}
        onError={() => setTried(tried + 1)}
      />
    </VideoFrame>
  );
}
