/** `renderToString` puts elements of the head first. Their texts and attributes are escaped: no angle brackets. */
const leadingHeadElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^<>]*>)+/;

export function splitHead(html: string): { head: string; body: string } {
  const head = leadingHeadElements.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
