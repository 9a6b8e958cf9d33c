import type { Locale } from '@contracts/site-setting';

/** A module as one file, in both languages, the given one first. */
export function moduleFilePath(slug: string, locale: Locale): string {
  return `/files/modules/${encodeURIComponent(slug)}.html?lang=${locale}`;
}

/** A QR code with the address of a module. */
export function moduleQrCodePath(slug: string, locale: Locale): string {
  return `/files/modules/${encodeURIComponent(slug)}.svg?lang=${locale}`;
}
