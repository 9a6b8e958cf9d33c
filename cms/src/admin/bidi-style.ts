/** What an editor types is read in the direction of its own letters: Urdu from right to left. */
export function addBidiStyle(document: Document): void {
  const style = document.createElement('style');
  style.textContent = ':is(input, textarea, .ProseMirror :is(p, h1, h2, h3, h4, li)) { unicode-bidi: plaintext; }';
  document.head.append(style);
}
