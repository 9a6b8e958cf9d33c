import { fileURLToPath } from 'node:url';
import type { Locale } from '../../cms/src/api/site-setting/contract';

export function contentFolder(locale: Locale): string {
  return fileURLToPath(new URL(`content/${locale}/`, import.meta.url));
}
