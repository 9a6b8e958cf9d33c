import type { English } from './dictionaries';

/** A dotted key and its text, with `{name}` where a value goes. */
export type Dictionary = Readonly<Record<string, string>>;

export type Params = Readonly<Record<string, string | number>>;

/** Lists the names of a text's placeholders in alphabetical order. */
export function placeholdersOf(text: string): string {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    .sort()
    .join(' ');
}

/** Returns an unknown key unchanged. */
export function translate(dictionary: Dictionary, key: string, params: Params = {}): string {
  const text = Object.hasOwn(dictionary, key) ? (dictionary[key] ?? key) : key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}

export type TranslationKey = keyof English;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A text without placeholders takes no argument; for an unknown key it is optional, or TypeScript would report it. */
export type TranslationParams<K extends TranslationKey> = [TranslationKey] extends [K]
  ? [params?: Params]
  : [Placeholder<English[K]>] extends [never]
    ? []
    : [params: Readonly<Record<Placeholder<English[K]>, string | number>>];

export type Translate = <K extends TranslationKey>(key: K, ...params: TranslationParams<K>) => string;
