import { Flex } from '@strapi/design-system';
import { Image, Play } from '@strapi/icons';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../translations/use-texts';
import { type MediaEntry, pictureOf } from './media-entry';

const Frame = styled(Flex)`
  flex: none;
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export function MediaThumbnail({ entry }: { entry: MediaEntry }) {
  const text = useTexts();
  const picture = pictureOf(entry);
  const [broken, setBroken] = useState<string>();
  const kind = text(`event-media.${entry.mediaType}`);
  const Icon = entry.mediaType === 'video' ? Play : Image;

  return (
    <Frame width="6.4rem" height="4.2rem" background="neutral150" justifyContent="center" hasRadius>
      {picture === undefined || picture === broken ? (
        <Icon role="img" aria-label={kind} fill="neutral500" />
      ) : (
        <img src={picture} alt={kind} loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      )}
    </Frame>
  );
}
