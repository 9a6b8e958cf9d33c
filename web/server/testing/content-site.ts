import { ContentUnavailable } from '../../src/lib/cms-client/api-error';
import type { Site } from '../site';

/** A site of one page whose text is whatever the CMS answers: enough to see how the server treats pages. */
export const contentSite: Site = {
  resolveAddress: (url) => {
    const known = ['/', '/word', '/word/', '/private'].includes(url.pathname);
    const path = url.pathname === '/word/' ? '/word' : url.pathname;
    const query = url.searchParams.get('of');
    const redirect = path === url.pathname ? undefined : path + url.search;
    return { path: known ? path : '*', address: known && query ? `${path}?of=${query}` : path, known, redirect };
  },
  renderPage: async ({ address, locale, known, publicUrl, read }) => {
    const word = await read(`/api/word?locale=${locale}`).catch((error: unknown) => {
      throw new ContentUnavailable(error);
    });
    return {
      status: known ? 200 : 404,
      // Acts as if nothing had that name.
      lasting: !address.endsWith('=nothing'),
      storable: address !== '/private',
      head: '<title>Word</title>',
      styles: '<style>p{margin:0}</style>',
      body: `<p>${JSON.stringify(word)}</p>`,
      things: [],
      preparation: null,
      data: { locale, publicUrl, content: { word } },
      modules: ['src/pages/word.tsx'],
      contentMs: 0,
    };
  },
  isEntryCall: (path) => path.startsWith('/api/words/'),
  listEntryCalls: () => Promise.resolve(new Set(['/api/words/life'])),
  listAddresses: () => Promise.resolve(['/', '/word?of=life']),
  readIsOpen: () => Promise.resolve(true),
  formReaders: new Map(),
  readKeepable: () => Promise.resolve(null),
  renderModuleFile: ({ slug, locale }) => Promise.resolve(slug === 'first' ? `<p lang="${locale}">First</p>` : null),
  assets: {
    entry: '/assets/entry-1.js',
    fonts: [],
    chunks: (modules) => modules.map((_, index) => `/assets/chunk-${index}.js`),
    laterChunks: () => [],
  },
  clientDirectory: null,
};
