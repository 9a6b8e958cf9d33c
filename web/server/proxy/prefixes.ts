/**
 * What belongs to the CMS: its public calls and files, and the prefixes that its panel calls. `/admin` itself is a page
 * of the site; the panel lies below it.
 */
export const cmsPrefixes = [
  '/api',
  '/admin',
  '/public-objects',
  '/uploads',
  '/content-manager',
  '/content-type-builder',
  '/content-releases',
  '/review-workflows',
  '/upload',
  '/i18n',
  '/email',
] as const;

export const cmsPaths = ['/_health'] as const;
