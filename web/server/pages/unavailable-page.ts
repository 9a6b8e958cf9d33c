import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { palette } from '../../src/ui/theme/palette';

const texts: Record<Locale, { title: string; text: string; again: string }> = {
  en: {
    title: 'We will be right back',
    text: 'This page cannot be shown at the moment. Please try again in a minute.',
    again: 'Try again',
  },
  es: {
    title: 'Volvemos enseguida',
    text: 'Esta página no se puede mostrar en este momento. Por favor, inténtelo de nuevo en un minuto.',
    again: 'Intentar de nuevo',
  },
};

/** Needs no other file, and is in both languages, because the page's own language may be a guess. */
export function unavailablePage(locale: Locale): string {
  const others = locales.filter((language) => language !== locale);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${texts[locale].title}</title><style>
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:3rem;padding:2rem;box-sizing:border-box;
background:linear-gradient(${palette.night},${palette.dusk});color:${palette.paper};
font:1.125rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
section{max-width:34rem;border-left:3px solid ${palette.gold};padding-left:1.5rem}
h1,h2{font:400 2.25rem/1.15 Georgia,"Noto Serif",serif;margin:0 0 1rem}h2{font-size:1.5rem}p{margin:0 0 1rem}
a{color:${palette.gold};display:inline-block;padding:.5rem 0}a:focus-visible{outline:3px solid ${palette.gold};outline-offset:3px}
</style></head><body><main>${section(locale, 'h1')}</main>${others.map((other) => section(other, 'h2')).join('')}</body></html>`;
}

function section(locale: Locale, heading: 'h1' | 'h2'): string {
  const { title, text, again } = texts[locale];
  return `<section lang="${locale}"><${heading}>${title}</${heading}><p>${text}</p><a href="">${again}</a></section>`;
}
