import { placeFacts, type PictureSlot } from '@contracts/picture-slot';
import { Film, ImageOff } from 'lucide-react';
import styled from 'styled-components';
import { PictureOrIcon } from '../../../ui/picture';
import { color, fillsFrame, radius } from '../../../ui/theme/theme';

/** In the shape of the place, so that what is cropped here is cropped there. */
const Frame = styled.div<{ $shape: string }>`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $shape }) => $shape};
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  img,
  video,
  [data-broken] {
    ${fillsFrame}
  }
`;

/** Shows the place's content; decorative, because its name stands beside it. */
export function SlotFrame({ slot: { place, file, image } }: { slot: PictureSlot }) {
  const { kind, width, height } = placeFacts[place];
  const isVideo = kind === 'video';
  return (
    <Frame $shape={`${width} / ${height}`}>
      {isVideo && file ? (
        // Its first moment stands for it, and nothing more is loaded.
        <video src={`${file.url}#t=1`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden />
      ) : image ? (
        <PictureOrIcon key={image.url} source={image} alt="" sizes="(min-width: 64rem) 20rem, 92vw" loading="lazy" />
      ) : isVideo ? (
        <Film aria-hidden size={40} strokeWidth={1} />
      ) : (
        <ImageOff aria-hidden size={40} strokeWidth={1} />
      )}
    </Frame>
  );
}
