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

type Shown = {
  address: string;
  poster: string;
  /** A withdrawn entry's file is not served to anybody. */
  withdrawn: boolean;
  player: RefObject<HTMLVideoElement>;
};

function Words({ of }: { of: TextKey }) {
  const text = useTexts();
  return (
    <Typography textColor="neutral600" textAlign="center" padding={4}>
      {text(of)}
    </Typography>
  );
}

function Broken({ withdrawn }: { withdrawn: boolean }) {
  return <Words of={withdrawn ? 'media-address.withheld' : 'media-address.broken'} />;
}

type PictureProps = { address: string; withdrawn: boolean; alternative: TextKey };

function Picture({ address, withdrawn, alternative }: PictureProps) {
  const text = useTexts();
  const [broken, setBroken] = useState<string>();
  if (broken === address) return <Broken withdrawn={withdrawn} />;
  return <img src={address} alt={text(alternative)} onError={() => setBroken(address)} />;
}

function Video({ address, poster, withdrawn, player }: Shown) {
  const text = useTexts();
  const [broken, setBroken] = useState<string>();
  if (broken === address) return <Broken withdrawn={withdrawn} />;
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
      onLoadedMetadata={({ currentTarget }) => currentTarget.videoWidth === 0 && setBroken(address)}
    />
  );
}

function Content({ medium, ...shown }: Shown & { medium: Medium }) {
  switch (medium) {
    case 'none':
      return <Words of="media-address.none" />;
    case 'outside':
      return <Words of="media-address.outside" />;
    case 'page of youtube':
      return <Words of="problem.media.youtube" />;
    case 'picture':
      return <Picture address={shown.address} withdrawn={shown.withdrawn} alternative="media-address.picture" />;
    case 'video':
      return <Video {...shown} />;
    case 'youtube':
      return shown.poster === '' ? (
        <Words of="media-address.youtube" />
      ) : (
        <Picture address={shown.poster} withdrawn={shown.withdrawn} alternative="media-address.poster-of-youtube" />
      );
  }
}

/** A preview of what the site will show. Nothing is loaded from another host. */
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
