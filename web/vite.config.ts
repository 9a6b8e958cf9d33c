import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkDictionaries } from './server/bundle/check-dictionaries.ts';
import { compressAssets } from './server/bundle/compress-assets.ts';
import { shakeIcons } from './server/bundle/shake-icons.ts';
import { shakeRouter } from './server/bundle/shake-router.ts';
import { shakeStyles } from './server/bundle/shake-styles.ts';
import { shortStyleNames } from './server/bundle/short-style-names.ts';
import { devServer } from './server/dev/dev-server.ts';

const contract = fileURLToPath(new URL('../cms/src/api/$1/contract.ts', import.meta.url));

const libraries = 'react|react-dom|scheduler|react-router|react-router-dom|swr|styled-components|stylis';
const icons = 'lucide-react/dist/esm/icons/';
/** Of the icons' library what all icons need, and the icons of the frame around every page. */
const frameIcons = `lucide-react/dist/esm/(?:(?!icons/)|icons/(?:arrow-left|arrow-right|chevron-down|menu|x)[.])`;
const sharedIcons = `${icons}(?:book-open|circle-exclamation-point|external-link|image-off|play)[.]`;
const shareIcons = `${icons}(?:link-2|message-circle|share-2)[.]`;
const cardIcons = `${icons}(?:audio-lines|bridge|crown|flame|gem|globe|hand-heart|heart|heart-handshake|lamp|life-buoy|shield|sprout|users-round)[.]`;
const formIcons = `${icons}(?:loader-circle|mail-check|refresh-cw)[.]`;

/** What reads the CMS's answers. Those that a first page shows have been read by the server. */
const answerModules =
  'cms/src/api/(?!language/|summary/|[a-z]+-request/)|lib/cms-client/read-answer|node_modules/valibot/';

/** What has a chunk of its own, with what only its parts have in common: a page waits for none of it. */
const courseModules = 'features/(?:quiz/|training/(?!training-query|module-link-id))';
const formModules = '(?:features|api)/(?:[a-z]+-request|gospel)/|i18n/[a-z]+/submission|ui/form/(?!control-style)';
const libraryModules = 'pages/resources/(?!place|resources-|tab-content)|features/rich-text/';
/** The parts that home, the ministries' pages and the giving page are made of. */
const sectionModules =
  'features/(?:gallery|giving|ministry|video)/|features/books/(?!books-query)|ui/(?:card-icon|gallery/|icon-card|reveal|section)';
const shareModules = 'features/share/(?!share-page[.])|ui/share-button';
/** Left to the parts that need them: a dialog, and what checks and sends a form, which brings yup along. */
const laterModules = 'ui/dialog/|lib/submission/';
/** What the ministry admin works with, and what its calls and the timeline's have in common. */
const adminModules =
  'features/media-admin/|pages/admin/|i18n/[a-z]+/media-|api/(?:event-media|image|revival-event)/|lib/cms-client/send-file';
const ownModules = [
  courseModules,
  formModules,
  libraryModules,
  sectionModules,
  shareModules,
  laterModules,
  adminModules,
].join('|');

/**
 * Two chunks serve every page: libraries, which change seldom, and what pages have in common. Left alone, the bundler
 * makes a chunk of each set of modules that some pages share, and a page would need ten of them.
 */
const chunkGroups = [
  {
    name: 'libraries',
    priority: 3,
    test: new RegExp(`node_modules/(?:(?:${libraries})/|${frameIcons})|rolldown/runtime`),
  },
  // Without the languages, which pages need at once.
  { name: 'answers', priority: 3, test: new RegExp(answerModules), includeDependenciesRecursively: false },
  {
    name: 'shared',
    priority: 2,
    minShareCount: 2,
    test: new RegExp(`(?:web|cms)/src/(?!(?:[^/]+/)*?(?:${ownModules}))|${sharedIcons}|vite/preload-helper`),
  },
  // Without what these depend on: that is the pages' as well, and would make them wait for a chunk that they do not need.
  ...Object.entries({
    forms: `src/(?:${formModules})|${formIcons}`,
    library: `src/(?:${libraryModules})`,
    sections: `src/(?:${sectionModules})|${cardIcons}`,
    share: `src/(?:${shareModules})|${shareIcons}`,
    course: `src/(?:${courseModules})`,
    icons,
  }).map(([name, test], index) => ({
    name,
    priority: 1 - index / 10,
    minShareCount: 2,
    test: new RegExp(test),
    includeDependenciesRecursively: false,
  })),
];

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    checkDictionaries(),
    devServer(),
    shakeIcons(),
    shakeRouter(),
    shakeStyles(),
    shortStyleNames(),
    compressAssets(),
  ],
  resolve: {
    alias: [
      { find: /^@contracts\/(.+)$/, replacement: contract },
      // What swr asks a package for, because older versions of React lack it, is in React.
      { find: /^use-sync-external-store\/shim(?:\/index[.]js)?$/, replacement: 'react' },
    ],
    // Contracts lie in the CMS package: what they import must be the site's copy, not a second one.
    dedupe: ['react', 'react-dom', 'valibot', 'yup'],
  },
  ssr: {
    // Its CommonJS build gives Node another instance than the one the bundled components use.
    noExternal: ['styled-components', 'lucide-react'],
  },
  oxc: {
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true } },
  },
  // Found before the first page is asked for, or finding them later would load that page twice.
  optimizeDeps: { entries: ['src/app/entry-client.tsx'] },
  server: {
    host: process.env['HOST'] || '127.0.0.1',
    port: Number(process.env['PORT'] || 3000),
    strictPort: true,
    fs: { allow: ['..'] },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        // In one piece: a running server finds nothing missing when the site is built anew under it.
        rolldownOptions: { input: 'server/main.ts', output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/app/entry-client.tsx', output: { codeSplitting: { groups: chunkGroups } } },
      },
  test: {
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: 'node', include: ['{src,server}/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['./src/test-setup.ts'],
        },
      },
    ],
  },
}));
