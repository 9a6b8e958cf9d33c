import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltInLocale } from '../../../cms/src/contracts/language';
import { contentFolder } from '../library-files';

/** In Markdown a line of its own, in data a text of its own. */
const patterns = [/^\{scripture: ([^}]+)\}$/gm, /'([1-3A-Z][A-Z]{2} \d+:\d+(?:-\d+)?)'/g];

export function quotedReferences(locale: BuiltInLocale): string[] {
  const folder = contentFolder(locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(md|ts)$/.test(file));
  const references = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  });
  return [...new Set(references)].sort();
}
