/** The built files that a document names: scripts, preloaded chunks, fonts, the texts of an extra language. */
export function builtFiles(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/\/assets\/[\w./-]+/g), ([file]) => file))];
}

export type ShownPicture = { url: string; insteadOf: string[] };

/** Wide enough for a phone, and not so wide that a few pictures weigh more than all texts. */
const wantedWidth = 640;

/** One size of each picture of the site in a document; all other sizes are shown by that one. */
export function pictures(html: string): ShownPicture[] {
  return Array.from(html.matchAll(/<img [^>]*>/g), ([tag]) => pictureOf(tag)).filter((picture) => picture !== null);
}

function pictureOf(tag: string): ShownPicture | null {
  const source = attribute(tag, 'src');
  if (source?.startsWith('/') !== true) return null;
  const sizes = (attribute(tag, 'srcset') ?? '')
    .split(', ')
    .map((size) => size.split(' '))
    .flatMap(([url, width]) => (url && width ? [{ url, width: Number.parseInt(width, 10) }] : []))
    .sort((one, other) => one.width - other.width);
  const chosen = (sizes.find(({ width }) => width >= wantedWidth) ?? sizes.at(-1))?.url ?? source;
  const all = [...new Set([source, ...sizes.map(({ url }) => url)])];
  return { url: chosen, insteadOf: all.filter((url) => url !== chosen) };
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? null : unescape(value);
}

/** A document's title without the name of the site. */
export function titleOf(html: string): string {
  const title = unescape(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  return title.split(' · ').slice(0, -1).join(' · ') || title;
}

/** React escapes these five. */
function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
