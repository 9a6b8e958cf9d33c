import type { Dictionary } from './dictionary-type';

export type Params = Readonly<Record<string, string | number>>;

/** The dictionaries stand in order of preference; a key in none of them shows itself. */
export function translate(dictionaries: readonly Dictionary[], key: string, params: Params = {}): string {
  const text = dictionaries.find((dictionary) => Object.hasOwn(dictionary, key))?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
