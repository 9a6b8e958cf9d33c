/**
 * Elements that belong in the head come first in what `renderToString` gives for a fragment of a page. Their texts and
 * attributes are escaped, so that no angle bracket stands inside one.
 */
const leadingHeadElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^<>]*>)+/;

export function splitHead(html: string): { head: string; body: string } {
  const head = leadingHeadElements.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
