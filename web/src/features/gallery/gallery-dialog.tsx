import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { englishMedia } from '../../i18n/en/media';
import { spanishMedia } from '../../i18n/es/media';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { Dialog, DialogDescription } from '../../ui/dialog/dialog';
import { IconButton } from '../../ui/icon-button';
import { Picture, type ShownPhoto } from '../../ui/picture';
import { color, fontSize, media, radius, space } from '../../ui/theme/theme';

type Point = { x: number; y: number };

/** Shorter movements are not meant as swipes. */
const thresholdPx = 50;

/** The direction of a swipe: 1 (the next photo) to the left, -1 to the right. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < thresholdPx || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** The same height for every photo, so that the buttons stay under the thumb. */
const Stage = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  min-height: 12rem;
  touch-action: pan-y pinch-zoom;
  -webkit-user-select: none;
  user-select: none;
  ${media.wide} {
    height: max(100 * var(--screen) - 20rem, 12rem);
  }
  img {
    max-height: 100%;
    border-radius: ${radius.control};
    background: ${color.surface};
  }
`;

const Missing = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
`;

const Below = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space[4]};
  min-height: 4.5em;
  text-align: center;
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

type GalleryDialogProps = {
  photos: readonly ShownPhoto[];
  position: number;
  onMove: (position: number) => void;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  /** Set if the captions are in another language than the page. */
  lang?: string | undefined;
};

/** One photo at a time, as large as the screen allows; arrow keys, swipes and two buttons go to the others. */
export const GalleryDialog = withTexts({ en: englishMedia, es: spanishMedia }, OpenGallery);

function OpenGallery({ photos, position, onMove, onClose, returnFocusTo, lang }: GalleryDialogProps) {
  const { t } = useLanguage();
  const from = useRef<Point | null>(null);
  const photo = photos[position];
  const hasOthers = photos.length > 1;
  const move = (step: number) => {
    if (hasOthers) onMove((position + step + photos.length) % photos.length);
  };

  /** Handled wherever the focus is in the dialog. */
  const moveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => moveByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function endSwipe({ clientX, clientY }: PointerEvent) {
    if (!from.current) return;
    const step = swipeStep(from.current, { x: clientX, y: clientY });
    from.current = null;
    if (step !== 0) move(step);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      surface="night"
      width="64rem"
      title={t('gallery.position', { number: position + 1, total: photos.length })}
      closeLabel={t('gallery.close')}
    >
      <Stage
        onPointerDown={(event) => {
          from.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
        }}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        {photo && <LargePhoto key={photo.image.url} photo={photo} lang={lang} />}
      </Stage>
      <Below>
        {hasOthers ? (
          <IconButton label={t('gallery.previous')} icon={<ChevronLeft aria-hidden />} onClick={() => move(-1)} />
        ) : (
          <span />
        )}
        <DialogDescription asChild>
          <p aria-live="polite" lang={lang}>
            {photo?.alt}
          </p>
        </DialogDescription>
        {hasOthers ? (
          <IconButton label={t('gallery.next')} icon={<ChevronRight aria-hidden />} onClick={() => move(1)} />
        ) : (
          <span />
        )}
      </Below>
    </Dialog>
  );
}

function LargePhoto({ photo, lang }: { photo: ShownPhoto; lang: string | undefined }) {
  const { t } = useLanguage();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <Missing role="status">
        <ImageOff size={40} strokeWidth={1} aria-hidden />
        <span>{t('gallery.broken')}</span>
      </Missing>
    );
  }
  return (
    <Picture
      source={photo.image}
      alt={photo.alt}
      sizes="(min-width: 768px) min(90vw, 59rem), 92vw"
      draggable={false}
      lang={lang}
      // Full size from the start, to avoid a layout shift.
      style={{
        width: `min(100%, max(100 * var(--screen) - 20rem, 12rem) * ${photo.image.width / photo.image.height})`,
      }}
      onError={() => setBroken(true)}
    />
  );
}
