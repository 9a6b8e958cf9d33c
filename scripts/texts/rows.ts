import { isRecord } from '../seed/is-record';

/** One text, named by where it stands. */
export type Row = { where: string; key: string; en: string; es: string };

type Leaf = readonly [key: string, text: string];

/** Every text in a value, each under the names that lead to it. */
function leaves(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, String(index + 1)]));
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name])) : [];
}

/** The same texts in both languages, side by side. */
export function pairs(where: string, english: unknown, spanish: unknown): Row[] {
  const [en, es] = [new Map(leaves(english)), new Map(leaves(spanish))];
  return [...new Set([...en.keys(), ...es.keys()])].map((key) => ({
    where,
    key,
    en: en.get(key) ?? '',
    es: es.get(key) ?? '',
  }));
}

/** As a line of a table that every spreadsheet opens. */
export function line({ where, key, en, es }: Row): string {
  return [where, key, en, es].map((cell) => cell.trim().replaceAll('\t', ' ').replaceAll(/\n+/g, ' ¶ ')).join('\t');
}
