import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Forgotten, parseForgotten } from '../../cms/src/contracts/backup';
import { Refusal } from '../lib/refusal';

/** Beside the archives and never in one: who was forgotten since an archive was made is forgotten again after it. */
const fileName = 'forgotten.jsonl';

export function readForgotten(folder: string): Forgotten[] {
  const file = join(folder, fileName);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const entry = parseForgotten(line);
    if (entry !== null) return entry;
    throw new Refusal(`${file} is damaged: it says who was forgotten. Put a copy of it in its place.`);
  });
}

export function recordForgotten(folder: string, entries: readonly Forgotten[]): void {
  if (entries.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  appendFileSync(join(folder, fileName), lines, { mode: 0o600, flush: true });
}
