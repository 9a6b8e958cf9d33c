export type PicturedCollection = 'articles' | 'training-modules';

/** The social image without text, the same for every language. */
export const dawnAddress = (collection: PicturedCollection, slug: string) =>
  `/api/social-images/${collection}/${slug}.webp`;

export const dawnSize = { width: 960, height: 270 } as const;
