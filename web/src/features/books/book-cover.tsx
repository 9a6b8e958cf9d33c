import type { Image } from '@contracts/media';
import { BookOpen } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { Picture } from '../../ui/picture';
import { color, fillsFrame, radius, withoutRatio } from '../../ui/theme/theme';
import { useNearViewport } from '../../ui/use-near-viewport';

/** Aspect ratio of a book, to avoid a layout shift. */
const Frame = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 2 / 3;
  ${withoutRatio('11.25rem')}
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  img {
    ${fillsFrame}
  }
`;

const sizes = '(min-width: 768px) 11rem, 7.5rem';

/** At least twice its width on a phone. Everybody loads this address and few need it, so other sizes are left out. */
function addressOfSmall({ url, formats }: Image): string {
  const [small] = formats.filter(({ width }) => width >= 240).sort((one, other) => one.width - other.width);
  return encodeURI(small?.url ?? url);
}

type BookCoverProps = {
  cover: Image | null;
  /** Lazily loaded: pictures count against the first load. */
  whenNear?: boolean;
};

/** Decorative, because the title is next to it. */
export function BookCover({ cover, whenNear = false }: BookCoverProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const [broken, setBroken] = useState(false);
  // A picture may have failed before hydration.
  const check = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <Frame ref={frame}>
      {!cover || broken ? (
        <BookOpen size={48} strokeWidth={1} aria-hidden data-broken />
      ) : whenNear && !isNear ? (
        <noscript>
          <img src={addressOfSmall(cover)} width={cover.width} height={cover.height} alt="" />
        </noscript>
      ) : (
        <Picture source={cover} alt="" sizes={sizes} loading="lazy" ref={check} onError={() => setBroken(true)} />
      )}
    </Frame>
  );
}
