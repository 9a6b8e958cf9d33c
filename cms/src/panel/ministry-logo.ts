import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { ministryLogoPath, panelLanguageCookie } from '../api/panel-names/contract';

const charactersPerLine = 18;
const mostLines = 3;
const lineHeight = 22;
const height = 72;
const textStart = 84;

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= charactersPerLine)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, mostLines);
}

/** The mark of the site as in the browser's tab, and the ministry's name beside it. */
function drawMinistryLogo(name: string): string {
  const lines = linesOf(name.trim());
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const width = longest === 0 ? height : textStart + longest * 11.5;
  const top = height / 2 - ((lines.length - 1) * lineHeight) / 2;
  const words = lines.map((line, index) => {
    const escaped = line.replace(/[<>&]/g, (character) => escapes[character] ?? '');
    return `<text x="${textStart}" y="${top + index * lineHeight}">${escaped}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>
text { font: 600 20px Georgia, 'Times New Roman', serif; dominant-baseline: central; fill: #0f1b2d; }
@media (prefers-color-scheme: dark) { text { fill: #faf7f1; } }
</style>
<g transform="scale(2.25)">
<rect width="32" height="32" rx="7" fill="#0f1b2d"/>
<path d="M8.5 21a7.5 7.5 0 0 1 15 0z" fill="#e2a33b"/>
<path d="M16 6v3M7.2 10.2l2 2M24.8 10.2l-2 2" stroke="#e2a33b" stroke-width="2" stroke-linecap="round"/>
<path d="M0 25c8 0 9-5 16-5s8 5 16 5v0a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" fill="#243b5a"/>
</g>
${words.join('\n')}
</svg>`;
}

const settingSchema = v.object({ ministryName: v.string() });

/** Serves the logo of the panel's sign-in, which everybody sees: the name is on the site too. */
export function serveMinistryLogo(strapi: Core.Strapi): void {
  strapi.server.routes([
    {
      method: 'GET',
      path: ministryLogoPath,
      handler: async (ctx: Context) => {
        const found: unknown = await strapi.documents('api::site-setting.site-setting').findFirst({
          locale: ctx.cookies.get(panelLanguageCookie) === 'es' ? 'es' : 'en',
          status: 'published',
          fields: ['ministryName'],
        });
        ctx.type = 'image/svg+xml';
        ctx.set('Cache-Control', 'no-cache');
        ctx.body = drawMinistryLogo(v.is(settingSchema, found) ? found.ministryName : '');
      },
      config: { auth: false },
    },
  ]);
}
