/** File names in the Media Library. Anything else is rejected, so it never becomes a path. */
export const assetNamePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,199}$/u;

/** The video behind `/api/pakistan-revival-video`. */
export const revivalVideo = 'august16-promo-video';

/** Every file that the site looks up by name. */
export const assetNames = [
  'pastor-video',
  'hero-image',
  'overcoming-book-cover',
  'prophetic-plan-book-cover',
  revivalVideo,
  'prophetic-word-2025',
  'retreat-image1',
  'retreat-image2',
  'retreat-image3',
  'retreat-image4',
  'retreat-image5',
  'retreat-image6',
] as const;

export const isAssetName = (name: string) => assetNames.some((asset) => asset === name || `${asset}-poster` === name);
