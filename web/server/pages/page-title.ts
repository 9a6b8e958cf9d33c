/** The title in a page's head, without the name of the site. */
export function titleOf(head: string): string {
  const title = unescape(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '');
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
