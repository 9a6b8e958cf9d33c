import type { AdminMedia } from '@contracts/event-media';
import { EyeOff, Film, ImageOff, Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { palette } from '../../../ui/theme/palette';
import { color, fillsFrame, radius } from '../../../ui/theme/theme';

const Frame = styled.div`
  grid-area: preview;
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  img {
    ${fillsFrame}
  }
`;

const PlaySign = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${radius.pill};
  background: ${palette.night};
  color: ${palette.paper};
`;

/** A thumbnail, or the whole file where no smaller one is stored. That of a withdrawn item is withheld from everybody. */
function previewUrl({ mediaType, mediaUrl, thumbnailUrl, withdrawn }: AdminMedia): string | null {
  if (withdrawn) return null;
  if (thumbnailUrl !== null) return thumbnailUrl;
  if (mediaType === 'video') return null;
  return mediaUrl.startsWith('/public-objects/') ? `${mediaUrl}?width=480` : mediaUrl;
}

export function MediaPreview({ item }: { item: AdminMedia }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = previewUrl(item);
  const isVideo = item.mediaType === 'video';
  return (
    <Frame>
      {url !== null && url !== brokenUrl ? (
        <>
          <img
            src={url}
            alt=""
            width={160}
            height={120}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setBrokenUrl(url)}
          />
          {isVideo && (
            <PlaySign>
              <Play aria-hidden size="1rem" fill="currentColor" />
            </PlaySign>
          )}
        </>
      ) : item.withdrawn ? (
        <EyeOff aria-hidden size={28} strokeWidth={1.25} />
      ) : isVideo ? (
        <Film aria-hidden size={28} strokeWidth={1.25} />
      ) : (
        <ImageOff aria-hidden size={28} strokeWidth={1.25} />
      )}
    </Frame>
  );
}
