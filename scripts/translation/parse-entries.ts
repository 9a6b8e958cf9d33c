import { Refusal } from '../lib/refusal';
import { isRecord } from '../seed/is-record';

/** What a translator has written, whether or not the site has such a text still. */
export type Written = { english?: string; was?: string; text: string };

/** Refuses what it cannot read, so that the command never writes over a translator's work. */
export function parseEntries(file: string, content: string): Record<string, Written> {
  // Editors on Windows begin a file with a byte order mark.
  const json = content.replace(/^\uFEFF/, '').trim();
  if (json === '') return {};
  const list = parseJson(file, json);
  if (!isRecord(list)) throw new Refusal(`${file} is not a list of texts.`);
  return Object.fromEntries(
    Object.entries(list).map(([key, entry]) => {
      if (!isRecord(entry) || typeof entry['text'] !== 'string') {
        throw new Refusal(`${file}: “${key}” needs { "english": "…", "text": "…" }. Nothing was changed.`);
      }
      const { english, was, text } = entry;
      return [
        key,
        { text, ...(typeof english === 'string' ? { english } : {}), ...(typeof was === 'string' ? { was } : {}) },
      ];
    }),
  );
}

function parseJson(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const position = Number(/at position (\d+)/.exec(reason)?.[1] ?? json.length);
    const before = json.slice(0, position).split('\n');
    const last = before.at(-1)?.trim() || before.at(-2)?.trim();
    throw new Refusal(
      `${file} has a mistake in line ${before.length}, after: ${last}\n` +
        'Often a comma or a quotation mark is missing or one too many. Nothing was changed.',
    );
  }
}
