const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Browsers drop these from an address before reading it, so that `java\tscript:` would run. */
const ignoredByBrowsers = /[\s\p{Cc}\\]/u;

/** An address that an editor may link to: the web, email, telephone, or a path of this site. */
export function isSafeLink(href: string): boolean {
  if (ignoredByBrowsers.test(href)) {
    return false;
  }
  if (href.startsWith('/')) {
    return !href.startsWith('//');
  }
  return URL.canParse(href) && allowedProtocols.has(new URL(href).protocol);
}
