import type { AvailableImage } from '@contracts/image';
import { ImageOff } from 'lucide-react';
import { memo, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { thumbnail } from './public-object';

type ImageTileProps = {
  image: AvailableImage;
  /** Position in the selection, from 1; 0 if not selected. */
  place: number;
  isDisabled: boolean;
  isTabStop: boolean;
  onToggle: (url: string) => void;
};

/** Memoized and styled by the grid, because there are hundreds. */
export const ImageTile = memo(function ImageTile({ image, place, isDisabled, isTabStop, onToggle }: ImageTileProps) {
  const { t } = useLanguage();
  const [isBroken, setBroken] = useState(false);
  const { url, name } = image;
  return (
    <li>
      <label data-broken={isBroken || undefined}>
        <input
          type="checkbox"
          data-url={url}
          checked={place > 0}
          disabled={isDisabled}
          tabIndex={isTabStop ? 0 : -1}
          onChange={() => onToggle(url)}
        />
        <span data-part="picture">
          {isBroken ? (
            <ImageOff aria-hidden size="2rem" strokeWidth={1.5} />
          ) : (
            <img
              {...thumbnail(url)}
              sizes="9rem"
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setBroken(true)}
            />
          )}
        </span>
        <span data-part="mark" aria-hidden>
          {place > 0 && place}
        </span>
        <span data-part="name">
          <span>{name}</span>
          {isBroken && <VisuallyHidden>{` ${t('mediaPicker.library.broken')}`}</VisuallyHidden>}
        </span>
      </label>
    </li>
  );
});
