/** For what no setting, permission or extension point of Strapi does. */
const rules = [
  // What an editor types is read in the direction of its own letters: Urdu from right to left.
  ':is(input, textarea, .ProseMirror :is(p, h1, h2, h3, h4, li)) { unicode-bidi: plaintext; }',
  // The states of languages, which Strapi says in English alone. The panel beside the form says them in Spanish.
  ':lang(es) [role="option"] [role="status"] { display: none !important; }',
];

export function addPanelStyles(document: Document): void {
  const style = document.createElement('style');
  style.textContent = rules.join('\n');
  document.head.append(style);
}
