import { createHash } from 'node:crypto';
import type { BuiltInLocale } from '../../../cms/src/api/language/contract';

/** What the verses are known by, noted when they were copied out of a whole Bible: a letter changed since shows. */
export const digestFiles: Readonly<Record<BuiltInLocale, string>> = {
  en: 'web-en.digests.tsv',
  es: 'rv1909-es.digests.tsv',
};

export function digestOf(verse: string): string {
  return createHash('sha256').update(verse).digest('base64url');
}
