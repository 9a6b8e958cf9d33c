/** The prefixes of Strapi's own plugins, which its panel calls, besides its public calls and files. */
const prefixes = [
  '/api',
  '/public-objects',
  '/uploads',
  '/content-manager',
  '/content-releases',
  '/content-type-builder',
  '/email',
  '/i18n',
  '/review-workflows',
  '/upload',
];

/** What belongs to the CMS. `/admin` itself is a page of the site; the panel and its sign-in lie below it. */
export const cmsRoutes: readonly string[] = [
  '/_health',
  '/admin/*',
  ...prefixes,
  ...prefixes.map((prefix) => `${prefix}/*`),
];
