import { Flex, Typography } from '@strapi/design-system';
import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../translations/en';
import { useTexts } from '../translations/use-texts';
import type { Medium } from './medium';

const Frame = styled(Flex)`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  img,
  video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

type Shown = { address: string; poster: string; player: RefObject<HTMLVideoElement> };

function Words({ of }: { of: TextKey }) {
  const text = useTexts();
  return (
    <Typography textColor="neutral600" textAlign="center" padding={4}>
      {text(of)}
    </Typography>
  );
}

function Picture({ address, alternative }: { address: string; alternative: TextKey }) {
  const text = useTexts();
  const [broken, setBroken] = useState<string>();
  if (broken === address) return <Words of="media-address.broken" />;
  return <img src={address} alt={text(alternative)} onError={() => setBroken(address)} />;
}

function Video({ address, poster, player }: Shown) {
  const text = useTexts();
  const [broken, setBroken] = useState<string>();
  if (broken === address) return <Words of="media-address.broken" />;
  return (
    <video
      ref={player}
      src={address}
      {...(poster === '' ? {} : { poster })}
      aria-label={text('media-address.video')}
      controls
      muted
      playsInline
      preload="metadata"
      onError={() => setBroken(address)}
    />
  );
}

function Content({ medium, ...shown }: Shown & { medium: Medium }) {
  switch (medium) {
    case 'none':
      return <Words of="media-address.none" />;
    case 'outside':
      return <Words of="media-address.outside" />;
    case 'picture':
      return <Picture address={shown.address} alternative="media-address.picture" />;
    case 'video':
      return <Video {...shown} />;
    case 'youtube':
      return shown.poster === '' ? (
        <Words of="media-address.youtube" />
      ) : (
        <Picture address={shown.poster} alternative="media-address.poster-of-youtube" />
      );
  }
}

/** What the site will show of an entry; nothing of it comes from another host. */
export function MediaPreview(props: Shown & { medium: Medium }) {
  return (
    <Frame
      width="100%"
      maxWidth="48rem"
      background="neutral100"
      borderColor="neutral200"
      justifyContent="center"
      hasRadius
    >
      <Content {...props} />
    </Frame>
  );
}
