/** Without schemas, because every page of the site needs these before it needs any schema. */
export const locales = ['en', 'es'] as const;
export const defaultLocale = 'en';
