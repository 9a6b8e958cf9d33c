import type { RenderedPage } from '../../src/app/entry-server';
import { pageDataId, rootId } from '../../src/app/page-data';
import type { Assets } from '../site';
import { languageScript } from './language-script';

/** The whole HTML of a page, with all that the browser needs in order to take it over. */
export function renderDocument({ head, styles, body, things, data, modules }: RenderedPage, assets: Assets): string {
  const preloads = assets.chunks(modules).map((chunk) => `<link rel="modulepreload" href="${chunk}">`);
  return [
    `<!doctype html><html lang="${data.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${languageScript}</script>`,
    head,
    ...(things.length > 0 ? [structuredData(things)] : []),
    styles,
    `</head><body><div id="${rootId}">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${toScriptData(data)}</script>`,
    // After the words, and so after the picture that they begin with: on a slow line it would share its way with them.
    ...preloads,
    `<script type="module" src="${assets.entry}"></script></body></html>`,
  ].join('');
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
