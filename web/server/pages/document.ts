import type { RenderedPage } from '../../src/app/entry-server';
import { languages, type Locale } from '@contracts/language';
import { getExtraLanguages } from '../../src/i18n/offered-locales';
import { pageDataId, rootId } from '../../src/app/page-data';
import type { Assets } from '../site';
import { languageScript } from './language-script';
import { rightToLeftStyle } from './right-to-left-style';
import { heldScripts } from './start-script';

/** Hides what does nothing without scripts, and covers what scrolls below the bar, which nobody sees scroll. */
const withoutScripts =
  '<style>[data-scripted]{display:none!important}nav[data-scrolled]::after{opacity:1!important}</style>';

export function renderDocument(page: RenderedPage, assets: Assets): string {
  const { head, styles, body, things, data, modules } = page;
  const scripts = modules && `${preload(assets.chunks(modules))}<script type="module" src="${assets.entry}"></script>`;
  return [
    `<!doctype html><html ${htmlAttributes(data.locale)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(scripts === null ? [] : [`<script>${languageScript()}</script>`]),
    scripts === null ? withoutScripts : `<noscript>${withoutScripts}</noscript>`,
    head,
    ...translationPreload(data.locale),
    ...(things.length > 0 ? [structuredData(things)] : []),
    styles,
    ...(languages[data.locale].direction === 'rtl' ? [`<style>${rightToLeftStyle}</style>`] : []),
    `</head><body><div id="${rootId}">${scripts === null ? body.replaceAll(/<\/?noscript>/g, '') : body}</div>`,
    ...(scripts === null
      ? []
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
