import type { EventMedia } from '@contracts/event-media';
import { ImageOff } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { color, smallPrint, space } from '../../ui/theme/theme';
import { Box, Caption, captionLanguage, Tile } from './media-tiles';
import { palette } from '../../ui/theme/palette';
import { PlaySign } from '../../ui/play-sign';
import { VisuallyHidden } from '../../ui/text';

/** Background for a video without a poster. */
const Screen = styled(Box)`
  &[data-surface] {
    background:
      radial-gradient(70% 45% at 50% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
      linear-gradient(${palette.night}, ${palette.dusk} 70%, ${palette.slate});
  }
`;

const Broken = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: start center;
  padding-block-start: ${space[3]};
  color: ${color.textMuted};
`;

/** Links to the video; nothing of it is loaded before a tap. */
export function FilmTile({ item, name, isOpening, onOpen, onNear }: TileProps) {
  const { t, locale } = useLanguage();
  const { mediaUrl, thumbnailUrl, caption } = item;
  const lang = captionLanguage(item, locale);
  const [isBroken, setBroken] = useState(false);
  return (
    <Tile>
      <Screen
        href={mediaUrl}
        data-surface="night"
        aria-haspopup="dialog"
        aria-busy={isOpening}
        onClick={onOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {thumbnailUrl !== null &&
          (isBroken ? (
            <Broken data-broken>
              <ImageOff size={28} strokeWidth={1.5} aria-hidden />
            </Broken>
          ) : (
            <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
          ))}
        <PlaySign isSmall />
        <VisuallyHidden>
          <span>{t('video.play')}</span> <span lang={lang}>{name}</span>
        </VisuallyHidden>
      </Screen>
      {caption !== '' && (
        <Caption aria-hidden lang={lang}>
          {caption}
        </Caption>
      )}
    </Tile>
  );
}

const Missing = styled(Box)`
  align-content: center;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px dashed ${color.hairline};
  ${smallPrint}
  text-align: center;
`;

/** Half a phone's width, a third of the dialog elsewhere. */
const sizes = '(min-width: 768px) 15rem, 45vw';

type TileProps = {
  item: EventMedia;
  /** Its caption, or its number. */
  name: string;
  isOpening: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  onNear: () => void;
};

type PhotoTileProps = TileProps & {
  isBroken: boolean;
  onBroken: () => void;
  onSize: (size: { width: number; height: number }) => void;
};

/** Links to the picture's file. The caption is its alternative text, and visible below. */
export function PhotoTile({ item, name, isOpening, onOpen, onNear, isBroken, onBroken, onSize }: PhotoTileProps) {
  const { t, locale } = useLanguage();
  const { mediaUrl, thumbnailUrl, caption } = item;
  const lang = captionLanguage(item, locale);
  const below = caption !== '' && (
    <Caption aria-hidden={!isBroken} lang={lang}>
      {caption}
    </Caption>
  );
  if (isBroken) {
    return (
      <Tile>
        <Missing as="p">
          <ImageOff size={28} strokeWidth={1.5} aria-hidden />
          <span>{t('revival.media.missing')}</span>
        </Missing>
        {below}
      </Tile>
    );
  }
  const settle = (picture: HTMLImageElement) => {
    if (picture.naturalWidth === 0) onBroken();
    else onSize({ width: picture.naturalWidth, height: picture.naturalHeight });
  };
  return (
    <Tile>
      <Box
        href={mediaUrl}
        aria-haspopup="dialog"
        aria-busy={isOpening}
        onClick={onOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <img
          src={thumbnailUrl ?? mediaUrl}
          srcSet={smallerFiles(mediaUrl)}
          sizes={sizes}
          alt={name}
          lang={lang}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => settle(currentTarget)}
          onError={onBroken}
        />
      </Box>
      {below}
    </Tile>
  );
}

const folderOfPictures = '/public-objects/';
const widths = [480, 960];

/** A `srcset` of smaller sizes, for addresses that support a width. */
export function smallerFiles(address: string): string | undefined {
  if (!address.startsWith(folderOfPictures) || address.includes('?')) return undefined;
  // Spaces and commas separate entries of a `srcset`.
  const file = address.replace(/[\s,]/g, encodeURIComponent);
  return widths.map((width) => `${file}?width=${width} ${width}w`).join(', ');
}
