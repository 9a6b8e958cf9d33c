import type { BuiltInLocale } from './language';

export type PicturedCollection = 'articles' | 'training-modules';

/** The social image without text, the same for every language. */
export const dawnAddress = (collection: PicturedCollection, slug: string) =>
  `/api/social-images/${collection}/${slug}.webp`;

/** All that a shared link to a closed site says. */
export const closedSiteTitle = { en: 'Preview', es: 'Vista previa' } as const;

/** Without a version, so that it is none of the addresses at which others keep the pictures of the open site. */
export const closedSiteImage = (locale: BuiltInLocale) => `/api/social-images/site/site.${locale}.jpg`;

export const dawnSize = { width: 960, height: 270 } as const;
