import { ImageOff, Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { palette } from '../../ui/theme/palette';
import { color, media, radius, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Box, Caption, captionLanguage, Tile } from './media-tiles';
import type { TileProps } from './photo-tile';

/** Background for a video without a poster. */
const Screen = styled(Box)`
  &[data-surface] {
    background:
      radial-gradient(70% 45% at 50% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
      linear-gradient(${palette.night}, ${palette.dusk} 70%, ${palette.slate});
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.pill};
  background: ${color.action};
  color: ${color.onAction};
  svg {
    translate: 1px;
  }
  ${media.hover} {
    a:hover > & {
      background: ${color.actionHover};
    }
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
        <Sign>
          <Play size={20} fill="currentColor" aria-hidden />
        </Sign>
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
