/** For pages in a language that is written from right to left; layouts use logical properties and need nothing else. */
export const rightToLeftStyle = [
  // The direction of gradients beside a text.
  ':root{--across:270deg}',
  // Content that nobody has translated yet keeps the direction of its own language.
  '[lang=en],[lang=es]{direction:ltr}',
  // The ministry’s name stays beside its mark.
  'nav span[lang]{text-align:match-parent}',
  // Drawings that are composed around a text are mirrored whole.
  '[data-drawn]{direction:ltr;scale:-1 1}',
  '.lucide-arrow-left,.lucide-arrow-right,.lucide-chevron-left,.lucide-chevron-right,',
  '.lucide-external-link,.lucide-log-out,.lucide-undo-2{scale:-1 1}',
].join('');
