import { languages, type Locale } from '@contracts/language';
import type { RenderedPage } from '../../src/app/entry-server';
import { pageDataId, rootId } from '../../src/app/page-data';
import { getExtraLanguages } from '../../src/i18n/offered-locales';
import type { Assets } from '../site';
import { withLongHands } from './long-hands';
import { languageScript, heldScripts, sentScript } from './start-script';

/** For pages in a language that is written from right to left; layouts use logical properties and need nothing else. */
const rightToLeftStyle = [
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

/**
 * Hides what does nothing without scripts, and covers what scrolls below the bar, which nobody sees scroll: it keeps the
 * offer of another language.
 */
const withoutScripts = [
  '<style>[data-scripted]{display:none!important}nav[data-scrolled]::after{opacity:1!important}',
  ':root[data-language-offer]{scroll-padding-top:8rem}</style>',
].join('');

export function renderDocument(page: RenderedPage, assets: Assets): string {
  const { head, styles, body, things, preparation, data, modules } = page;
  const scripts = modules && `${preload(assets.chunks(modules))}<script type="module" src="${assets.entry}"></script>`;
  return [
    `<!doctype html><html ${htmlAttributes(data.locale)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(scripts === null ? [] : [`<script>${languageScript()}</script>`]),
    scripts === null ? withoutScripts : `<noscript>${withoutScripts}</noscript>`,
    head,
    preparation?.head ?? '',
    ...translationPreload(data.locale),
    ...(things.length > 0 ? [structuredData(things)] : []),
    withLongHands(styles),
    ...(languages[data.locale].direction === 'rtl' ? [`<style>${rightToLeftStyle}</style>`] : []),
    `</head><body>${preparation?.line ?? ''}<div id="${rootId}">${scripts === null ? body.replaceAll(/<\/?noscript>/g, '') : body}</div>`,
    ...(scripts === null
      ? [`<script>${sentScript}</script>`]
      : [`<script type="application/json" id="${pageDataId}">${toScriptData(data)}</script>`, heldScripts(scripts)]),
    '</body></html>',
  ].join('');
}

export function builtFilesOf({ modules, data }: RenderedPage, assets: Assets): string[] {
  const translation = getExtraLanguages()[data.locale];
  const named = [assets.entry, ...assets.fonts, ...assets.chunks(modules ?? [])];
  return translation === undefined ? named : [...named, translation];
}

function htmlAttributes(locale: Locale): string {
  const { direction } = languages[locale];
  return direction === 'ltr' ? `lang="${locale}"` : `lang="${locale}" dir="${direction}"`;
}

/** The texts of a language that no script brings. */
function translationPreload(locale: Locale): string[] {
  const address = getExtraLanguages()[locale];
  return address === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="${address}">`];
}

function preload(chunks: readonly string[]): string {
  return chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}">`).join('');
}

/** A block of data, not a script: the content security policy does not concern it. */
function structuredData(things: RenderedPage['things']): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${toScriptData(graph)}</script>`;
}

/** JSON that cannot end the element that holds it, nor open a comment in it. */
export function toScriptData(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
