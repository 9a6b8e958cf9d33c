import type { RefObject } from 'react';
import { englishGallery } from '../../i18n/en/gallery';
import { spanishGallery } from '../../i18n/es/gallery';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { Lightbox } from '../../ui/gallery/lightbox';
import type { ShownPhoto } from '../../ui/gallery/photo-grid';

type GalleryDialogProps = {
  photos: readonly ShownPhoto[];
  position: number;
  onMove: (position: number) => void;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  lang?: string | undefined;
};

export function GalleryDialog(props: GalleryDialogProps) {
  return (
    <ExtraTexts en={englishGallery} es={spanishGallery}>
      <OpenPhoto {...props} />
    </ExtraTexts>
  );
}

function OpenPhoto({ photos, position, ...props }: GalleryDialogProps) {
  const { t } = useLanguage();
  return (
    <Lightbox
      {...props}
      photos={photos}
      position={position}
      labels={{
        position: t('gallery.position', { number: position + 1, total: photos.length }),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        close: t('gallery.close'),
        broken: t('gallery.broken'),
      }}
    />
  );
}
