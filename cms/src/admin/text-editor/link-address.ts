import { isSafeLink } from '../../lib/markdown/safe-link';

/** What somebody typed as the target of a link; undefined if the site would not follow it. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()-]{6,}$/.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, '')}`;
  if (/^(?:www\.|[a-z0-9-]+\.(?:org|com|net)\b)/i.test(address)) return `https://${address}`;
  return address !== '' && isSafeLink(address) ? address : undefined;
}
