import { previewPrefix } from '@contracts/preview';
import { requestIdHeader } from '@contracts/watching';
import { fetchQuery } from '../../src/lib/cms-client/fetch-query';
import { ContentUnavailable } from '../../src/lib/cms-client/api-error';
import type { Site } from '../site';

/** A site of one page whose text is whatever the CMS answers: enough to see how the server treats pages. */
export const contentSite: Site = {
  resolveAddress: (url) => {
    const known = ['/', '/word', '/word/', '/private'].includes(url.pathname);
    const path = url.pathname === '/word/' ? '/word' : url.pathname;
    const query = url.searchParams.get('of');
    return { path: known ? path : '*', address: known && query ? `${path}?of=${query}` : path, known };
  },
  renderPage: async ({ address, locale, known, publicUrl, cmsUrl, signal, requestId, preview }) => {
    const query = { key: ['/api', `word?locale=${locale}`], parse: (json: unknown) => json } as const;
    const word = await fetchQuery(query, preview ? cmsUrl + previewPrefix(preview.status) : cmsUrl, {
      signal,
      headers: { [requestIdHeader]: requestId, ...(preview ? { Cookie: preview.cookie } : {}) },
    }).catch((error: unknown) => {
      throw new ContentUnavailable(error);
    });
    return {
      status: known ? 200 : 404,
      // As if there were nothing of that name.
      lasting: !address.endsWith('=nothing'),
      storable: address !== '/private',
      head: '<title>Word</title>',
      styles: '<style>p{margin:0}</style>',
      body: `<p>${JSON.stringify(word)}</p>`,
      things: [],
      data: { locale, publicUrl, content: { word } },
      modules: ['src/pages/word.tsx'],
      formModules: [],
      contentMs: 0,
    };
  },
  listAddresses: () => Promise.resolve(['/', '/word?of=life']),
  readKeepable: () => Promise.resolve(null),
  renderModuleFile: ({ slug, locale }) => Promise.resolve(slug === 'first' ? `<p lang="${locale}">First</p>` : null),
  assets: {
    entry: '/assets/entry-1.js',
    chunks: (modules) => modules.map((_, index) => `/assets/chunk-${index}.js`),
    laterChunks: () => [],
  },
  clientDirectory: null,
};
