/** The collections whose entries have pictures drawn of them. */
export type PicturedCollection = 'articles' | 'training-modules';

/** The dawn of an entry's shared link by itself, without words and so the same in every language. */
export const dawnAddress = (collection: PicturedCollection, slug: string) =>
  `/api/social-images/${collection}/${slug}.webp`;

export const dawnSize = { width: 960, height: 270 } as const;
