import type { AvailableImage } from '@contracts/image';
import { containsWords, foldForSearch, searchWords } from '@contracts/search-text';

/** Images whose names contain every word of the query, in the given order. */
export function matchingImages(images: readonly AvailableImage[], typed: string): readonly AvailableImage[] {
  const words = searchWords(typed);
  return images.filter(({ name }) => containsWords(foldForSearch(name), words));
}
