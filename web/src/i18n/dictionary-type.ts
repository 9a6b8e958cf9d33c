/** Flat tables: a dotted key and its text, with `{name}` where a value goes. */
export type Dictionary = Readonly<Record<string, string>>;

/** The same keys in another language: a table that lacks one does not compile. */
export type TranslationOf<T extends Dictionary> = { readonly [K in keyof T]: string };
