import * as v from 'valibot';
import { dialed, phonePattern } from '../../api/crisis-line/contract';
import { type BuiltInLocale, builtInLocales } from '../../api/language/contract';

/**
 * Crisis lines were once a list in the site settings of each language. They are stored here until they become entries.
 */
export const formerLinesStore = { type: 'core', name: 'former-crisis-lines' } as const;
export const formerLinesKey = 'lines';

/** A line of that list, with the language of its settings. */
export const formerLineSchema = v.object({
  locale: v.picklist(builtInLocales),
  countryCode: v.string(),
  name: v.string(),
  phone: v.string(),
  note: v.nullable(v.string()),
});
export const formerLinesSchema = v.array(formerLineSchema);
export type FormerLine = v.InferOutput<typeof formerLineSchema>;

type Words = { name: string; note: string | null };
export type FormerEntry = {
  key: string;
  countryCode: string;
  phone: string;
  position: number;
  words: ReadonlyMap<BuiltInLocale, Words>;
};

const number = /\+?\d(?:[\d .-]*\d)?/;

/** The phone field now holds only the number; any text around it moves to the note. */
function parted({ phone, note }: FormerLine): { phone: string; note: string | null } | undefined {
  if (phonePattern.test(phone)) return { phone, note };
  const found = number.exec(phone)?.[0].trim();
  if (found === undefined) return undefined;
  const around = phone.replace(found, '').replace(/^[\s(,;]+|[\s),;]+$/g, '');
  return { phone: found, note: [around, note].filter((text) => text).join('. ') };
}

/** The same number of the same country in both languages becomes one entry. Lines without a number are dropped. */
export function formerEntries(lines: readonly FormerLine[]): FormerEntry[] {
  const entries = new Map<string, FormerEntry & { words: Map<BuiltInLocale, Words> }>();
  for (const line of lines) {
    const part = parted(line);
    if (part === undefined) continue;
    const { locale, countryCode, name } = line;
    const base = `${countryCode.toLowerCase()}-${dialed(part.phone).replace('+', '00')}`;
    // A number listed twice in one language, for two purposes, becomes two entries.
    let key = base;
    for (let copy = 2; entries.get(key)?.words.has(locale); copy += 1) key = `${base}-${copy}`;
    const entry = entries.get(key) ?? {
      key,
      countryCode,
      phone: part.phone,
      position: entries.size + 1,
      words: new Map(),
    };
    entry.words.set(locale, { name, note: part.note });
    entries.set(key, entry);
  }
  return [...entries.values()];
}
