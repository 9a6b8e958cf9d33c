import { isRecord } from '../seed/is-record';

type Entry = { english: string; text: string; was?: string };

/** `was` is the English that was translated, where it has changed since; the translator takes it out. */
export function entryOf(before: Record<string, unknown>, key: string, english: string): Entry {
  const entry = before[key];
  if (!isRecord(entry) || typeof entry['text'] !== 'string') return { english, text: '' };
  const { english: translated, text, was } = entry;
  if (text === '') return { english, text };
  if (typeof was === 'string') return { english, was, text };
  return translated === english ? { english, text } : { english, was: String(translated), text };
}
