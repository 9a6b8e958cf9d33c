import { builtInLocale, type Locale } from '@contracts/language';
import { englishOffline } from '../../i18n/en/offline';
import { spanishOffline } from '../../i18n/es/offline';
import { translate, type Translate } from '../../i18n/translate';
import { documentUrl, type Pack } from '../pack';
import { withLanguage } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { palette } from '../../ui/theme/palette';

const texts = { en: englishOffline, es: spanishOffline };

/** Instead of the browser's own error. Needs no other file and no script; loading it again asks the line again. */
export function offlinePage(packs: readonly Pack[], visitorLocale: Locale): Response {
  const locale = builtInLocale(visitorLocale);
  const t: Translate = (key, ...params) => translate(texts[locale], key, ...params);
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t('kept.offline.title')}</title><style>${style}</style></head><body><main>${mark}<h1>${t('kept.offline.title')}</h1>
${packs.length > 0 ? `<p>${t('kept.offline.these')}</p><ul>${links(packs, locale, t)}</ul>` : `<p>${t('kept.offline.nothing')}</p>`}
<p><a class="again" href="">${t('kept.again')}</a></p></main>${hills}</body></html>`;
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

/** The mark of the site, and the hills at its horizon. */
const mark =
  '<svg class="mark" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M2 25c8 0 8-5 14-5s6 5 14 5M9.5 17a6.5 6.5 0 0 1 13 0M16 4v2.5M6 8.5l1.5 1.5M26 8.5 24.5 10"/></svg>';
const hills = `<svg class="hills" viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
<path d="M0 60V34C60 22 120 37 180 31S300 18 400 32V60Z" fill="${palette.hillHazy}"/><path d="M0 60V46C80 36 140 50 220 43S340 38 400 48V60Z" fill="${palette.midnight}"/></svg>`;

const style = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:flex;flex-direction:column;
background:${palette.night};color:${palette.paper};font:1.125rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:40rem;margin:0 auto;padding:clamp(2.5rem,12vh,7rem) 1.5rem 3rem}
.mark{display:block;width:3rem;margin-bottom:1.5rem;color:${palette.gold}}
h1{font:400 clamp(2.25rem,8vw,3rem)/1.15 Georgia,"Noto Serif",serif;margin:0 0 .75rem}p{margin:0 0 1.5rem}
ul{list-style:none;margin:0 0 2.5rem;padding:0;border-top:1px solid ${palette.hairlineOnNight}}li{border-bottom:1px solid ${palette.hairlineOnNight}}
a{color:${palette.gold};text-underline-offset:.2em}li a{display:block;padding:.75rem 0;font:1.25rem/1.4 Georgia,"Noto Serif",serif;text-decoration:none}
.again{display:inline-block;padding:.6rem 1.5rem;border-radius:8px;background:${palette.gold};color:${palette.night};font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid ${palette.gold};outline-offset:3px}
.hills{display:block;width:100%;height:clamp(8rem,28vh,18rem);margin-top:auto;
background:radial-gradient(24% 90% at 68% 100%,${palette.dawnGlow},${palette.dawnGlowClear}),linear-gradient(${palette.night},${palette.dusk})}`;
