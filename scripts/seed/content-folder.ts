import { fileURLToPath } from 'node:url';
import type { BuiltInLocale } from '../../cms/src/api/language/contract';

export function contentFolder(locale: BuiltInLocale): string {
  return fileURLToPath(new URL(`content/${locale}/`, import.meta.url));
}
