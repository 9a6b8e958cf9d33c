import { parseYouTubeLink } from '@contracts/video';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { englishVideo } from '../../i18n/en/video';
import { spanishVideo } from '../../i18n/es/video';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { Dialog, DialogDescription } from '../../ui/dialog/dialog';
import { NewTabLink } from '../../ui/new-tab-link';
import { Cluster, Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { NativePlayer, YouTubePlayer } from './video-player';

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

export function VideoDialog(props: VideoDialogProps) {
  return (
    <ExtraTexts en={englishVideo} es={spanishVideo}>
      <OpenVideo {...props} />
    </ExtraTexts>
  );
}

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
              <NewTabLink href={url} note={t('videoDialog.newTab')} variant="quiet">
                {t('videoDialog.openYouTube')}
              </NewTabLink>
            )}
          </Cluster>
        </DialogDescription>
      </Middle>
    </Dialog>
  );
}
