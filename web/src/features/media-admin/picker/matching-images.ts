import type { AvailableImage } from '@contracts/image';

/** Lower case and without accents, so that "bautizo jose" finds "Bautizo de José.jpg". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Images whose names contain every word of the query, in the given order. */
export function matchingImages(images: readonly AvailableImage[], typed: string): readonly AvailableImage[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return images;
  return images.filter(({ name }) => {
    const known = plain(name);
    return words.every((word) => known.includes(word));
  });
}
