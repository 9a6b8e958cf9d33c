/** For pages in a language that is written from right to left; layouts use logical properties and need nothing else. */
export const rightToLeftStyle = [
  // The direction of gradients beside a text.
  ':root{--across:270deg}',
  // Nastaliq, the script of Urdu, hangs below its line and rises above it, and its letters have to touch.
  'html:lang(ur) :lang(ur){line-height:1.9;letter-spacing:0}',
  ':where([lang=en],[lang=es]){line-height:1.6}',
  // Content that nobody has translated yet keeps the direction of its own language. A picture has only a text instead of it.
  ':is([lang=en],[lang=es]):not(img,[data-broken]){direction:ltr;unicode-bidi:isolate}',
  // What is short stays where the layout puts it: the ministry’s name beside its mark, a value below its label.
  'nav span[lang],footer li[lang],dl [lang]{text-align:right}',
  'nav span[lang]{line-height:1.15}',
  // Telephone numbers and addresses of mail are read from left to right in every language.
  'a:is([href^="tel:"],[href^="mailto:"]){direction:ltr;unicode-bidi:isolate}',
  'input:is([type=email],[type=tel],[type=url]){direction:ltr;text-align:end}',
  // Somebody may write in English here.
  'textarea{unicode-bidi:plaintext}',
  // Drawings that are composed around a text are mirrored whole.
  '[data-drawn]{direction:ltr;scale:-1 1}',
  'summary::before{scale:-1 1}',
  // Beside a text in English they point as in English.
  ':is(.lucide-arrow-left,.lucide-arrow-right,.lucide-chevron-left,.lucide-chevron-right,',
  '.lucide-external-link,.lucide-log-out,.lucide-send,.lucide-undo-2):not(:lang(en),:lang(es)){scale:-1 1}',
].join('');
