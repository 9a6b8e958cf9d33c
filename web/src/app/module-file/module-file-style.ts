import { palette } from '../../ui/theme/palette';

/** Without a web font, which would weigh more than a module’s text in both languages. */
export const moduleFileStyle = `
*, ::before, ::after { box-sizing: border-box; }
html { background: ${palette.paper}; text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  color: ${palette.ink};
  font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3, p, ul, ol, figure, blockquote { margin: 0; padding: 0; }
h1, h2, blockquote { font-family: Georgia, 'Noto Serif', 'Times New Roman', serif; font-weight: 400; line-height: 1.25; }
h1 { font-size: min(2.1rem, 11vw); line-height: 1.15; }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.0625rem; line-height: 1.45; }
a { color: ${palette.ember}; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid ${palette.ember}; outline-offset: 3px; }
header { padding: 2rem 0 2.5rem; color: ${palette.paper}; background: linear-gradient(${palette.night} 45%, ${palette.dusk}); border-bottom: 3px solid ${palette.gold}; }
header a { display: inline-flex; align-items: center; min-height: 2.75rem; color: ${palette.gold}; }
header :focus-visible { outline-color: ${palette.gold}; }
.ministry { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: center; justify-content: space-between; margin-bottom: 1.5rem; }
.kind { margin-bottom: 0.5rem; color: ${palette.mist}; font-size: 0.9375rem; }
.lead { margin-top: 1rem; font-size: 1.1875rem; line-height: 1.5; }
.page { max-width: 44rem; margin: 0 auto; padding: 0 1.25rem; }
section { padding: 2.25rem 0; }
section + section { border-top: 1px solid ${palette.hairlineOnPaper}; }
h2 { margin-bottom: 1.1rem; }
section > p + p { margin-top: 1rem; }
ul, ol { display: grid; gap: 0.85rem; padding-inline-start: 1.4rem; }
ol > li::marker { color: ${palette.ember}; font-family: Georgia, serif; }
.practices h3 { margin: 1.5rem 0 0.75rem; }
.practices h3:first-of-type { margin-top: 0; }
.do { list-style: '✓  '; }
.dont { list-style: '✗  '; }
.steps { list-style: '☐  '; }
figure { padding-inline-start: 1.25rem; border-inline-start: 3px solid ${palette.gold}; }
figure + figure { margin-top: 1.5rem; }
blockquote { font-size: 1.25rem; line-height: 1.45; }
figcaption, .note { margin-top: 0.5rem; color: ${palette.slate}; font-size: 0.9375rem; }
.note { margin: 0 0 1rem; }
.numbers { list-style: none; padding: 0; }
.numbers a { display: inline-block; padding: 0.35rem 0; font-weight: 600; }
.question { padding: 1.25rem; border: 1px solid ${palette.hairlineOnPaper}; border-radius: 12px; background: ${palette.card}; }
.question + .question { margin-top: 1rem; }
.choices { display: grid; gap: 0.6rem; margin: 1rem 0; }
button { min-height: 2.75rem; padding: 0.65rem 1rem; border: 1px solid ${palette.slate}; border-radius: 8px; background: ${palette.card}; color: inherit; font: inherit; text-align: start; }
button.right { border: 2px solid ${palette.leaf}; }
button.wrong { border: 2px solid ${palette.clay}; }
button.right::after { content: ' ✓'; color: ${palette.leaf}; }
button.wrong::after { content: ' ✗'; color: ${palette.clay}; }
summary { min-height: 2.75rem; padding: 0.5rem 0; font-weight: 600; cursor: pointer; }
details p + p { margin-top: 0.5rem; }
[role='status'] { font-weight: 600; }
.score { margin-top: 1.25rem; font-size: 1.1875rem; }
.end { padding: 1.5rem 0 3rem; border-top: 3px solid ${palette.gold}; }
.end p + p { margin-top: 0.5rem; }
@page { margin: 12mm 15mm; }
@media print {
  html { background: none; font-size: 9.5pt; }
  body { color: inherit; font-size: 1rem; line-height: 1.35; }
  .page { max-width: none; padding: 0; }
  header { padding: 0 0 0.75rem; color: inherit; background: none; }
  header a, summary, details:not([open]), .choose, [role='status'] { display: none; }
  .ministry { margin-bottom: 0.5rem; }
  .kind, .note, figcaption { color: inherit; }
  .lead { margin-top: 0.5rem; font-size: 1.1rem; line-height: 1.35; }
  section { padding: 0.75rem 0; }
  section > p + p { margin-top: 0.4rem; }
  h2 { margin-bottom: 0.5rem; font-size: 1.35rem; }
  h2, h3 { break-after: avoid; }
  h3, .practices h3 { margin: 0.75rem 0 0.3rem; font-size: 1rem; }
  p, li { orphans: 3; widows: 3; }
  ul, ol { gap: 0.3rem; }
  figure, .question, li { break-inside: avoid; }
  figure + figure { margin-top: 0.75rem; }
  blockquote { font-size: 1.1rem; line-height: 1.35; }
  .numbers { display: block; columns: 2; }
  .numbers li + li { margin-top: 0.3rem; }
  .numbers a { padding: 0; color: inherit; }
  .note { margin-bottom: 0; }
  .question { padding: 0; border: 0; background: none; }
  .question + .question { margin-top: 0.5rem; }
  .choices { gap: 0.15rem; margin: 0; }
  .choices button { min-height: 0; padding: 0; border: 0; background: none; }
  .choices button::before { content: '☐ '; }
  .end { padding: 0.5rem 0 0; }
  .end a { color: inherit; }
  article + article { break-before: page; }
}
`;
