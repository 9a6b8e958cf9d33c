/** Has no schemas, because every page needs this file before it needs any schema. */
export const locales = ['en', 'es'] as const;
export const defaultLocale = 'en';

type Language = (typeof locales)[number];

/** The site has two languages. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');
