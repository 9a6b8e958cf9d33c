import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../lib/root';
import { isRecord } from '../seed/is-record';
import { pairs, type Row } from './rows';

/** Read with the site's own settings: they say where the contracts are, whose messages the dictionaries take over. */
export async function dictionaries(): Promise<Readonly<Record<string, unknown>>> {
  const file = join(ROOT, 'web/src/i18n/dictionaries.ts');
  const module: unknown = await tsImport(file, {
    parentURL: import.meta.url,
    tsconfig: join(ROOT, 'web/tsconfig.json'),
  });
  const texts = isRecord(module) ? module['allTexts'] : undefined;
  if (!isRecord(texts)) throw new Error(`${file} exports no texts`);
  return texts;
}

/** What buttons, labels, messages and errors of the site say. */
export async function interfaceTexts(): Promise<Row[]> {
  const { en, es } = await dictionaries();
  return pairs('site', en, es);
}
