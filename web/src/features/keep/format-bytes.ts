import type { Locale } from '@contracts/site-setting';
import { languages } from '@contracts/language';
import type { Translate } from '../../i18n/translate';

/** Never less than it is, and never zero. */
export function formatBytes(t: Translate, locale: Locale, bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 1000));
  if (kilobytes < 1000) return t('kept.bytes.kilo', { count: kilobytes });
  const megabytes = Math.ceil(bytes / 100_000) / 10;
  return t('kept.bytes.mega', { count: new Intl.NumberFormat(languages[locale].tag).format(megabytes) });
}
