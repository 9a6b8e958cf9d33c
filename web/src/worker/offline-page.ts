import { builtInLocale, type Locale } from '@contracts/language';
import { englishKept } from '../i18n/en/kept';
import { spanishKept } from '../i18n/es/kept';
import { translate, type Translate } from '../i18n/translate';
import { documentUrl, type Pack } from '../lib/kept/pack';
import { withLanguage } from '../lib/page-address';
import { paths } from '../lib/paths';
import { palette } from '../ui/theme/palette';

const texts = { en: englishKept, es: spanishKept };

/** Instead of the browser's own error. Needs no other file and no script; loading it again asks the line again. */
export function offlinePage(packs: readonly Pack[], visitorLocale: Locale): Response {
  const locale = builtInLocale(visitorLocale);
  const t: Translate = (key, ...params) => translate(texts[locale], key, ...params);
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t('kept.offline.title')}</title><style>${style}</style></head><body><main><h1>${t('kept.offline.title')}</h1>
${packs.length > 0 ? `<p>${t('kept.offline.these')}</p><ul>${links(packs, locale, t)}</ul>` : `<p>${t('kept.offline.nothing')}</p>`}
<p><a class="again" href="">${t('kept.again')}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      'Cache-Control': 'no-store',
    },
  });
}

function links(packs: readonly Pack[], locale: Locale, t: Translate): string {
  const search = packs.some((pack) => pack.locale === locale)
    ? `<li><a href="${withLanguage(paths.kept, locale)}">${t('kept.search')}</a></li>`
    : '';
  const pages = packs.flatMap((pack) =>
    pack.documents.map(
      (document) =>
        `<li><a href="${escape(documentUrl(document, pack.locale))}" lang="${pack.locale}" hreflang="${pack.locale}">${escape(document.title)}</a></li>`,
    ),
  );
  return search + [...new Set(pages)].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const style = `body{margin:0;min-height:100vh;padding:2rem;box-sizing:border-box;display:grid;place-content:center;
background:linear-gradient(${palette.night},${palette.dusk});color:${palette.paper};
font:1.125rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:34rem;border-inline-start:3px solid ${palette.gold};padding-inline-start:1.5rem}
h1{font:400 2.25rem/1.15 Georgia,"Noto Serif",serif;margin:0 0 1rem}p{margin:0 0 1rem}
ul{list-style:none;margin:0 0 1.5rem;padding:0}li{border-bottom:1px solid ${palette.dusk}}
a{color:${palette.gold};display:block;padding:.6rem 0}a:focus-visible{outline:3px solid ${palette.gold};outline-offset:3px}`;
