import type { Image, Paragraph } from 'mdast';

const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Browsers strip these characters from a URL, so `java\tscript:` would run. */
const ignoredByBrowsers = /[\s\p{Cc}\\]/u;

/** True if editors may link to this URL: web, email, phone, or a path of this site. */
export function isSafeLink(href: string): boolean {
  if (ignoredByBrowsers.test(href)) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  return URL.canParse(href) && allowedProtocols.has(new URL(href).protocol);
}

const uploadPattern = /^\/uploads\/[^/?#\s]+$/;

export const isLibraryAddress = (url: string): boolean => uploadPattern.test(url);

/** The picture of the Media Library that is all a paragraph has. */
export function pictureOfParagraph({ children }: Paragraph): Image | undefined {
  const [only, ...others] = children;
  return only?.type === 'image' && others.length === 0 && isLibraryAddress(only.url) ? only : undefined;
}
