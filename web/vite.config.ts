import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkDictionaries } from './server/bundle/check-dictionaries.ts';
import { compressAssets } from './server/bundle/compress-assets.ts';
import { devServer } from './server/dev/dev-server.ts';

/** What `docs/browsers.md` promises. */
const browsers = ['chrome91', 'safari14.1', 'firefox78'];
/** Every chunk names many others, and a hash cannot be compressed. The server has to name fonts as the client does. */
const names = {
  hashCharacters: 'base36',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;
const contract = fileURLToPath(new URL('../cms/src/contracts/$1.ts', import.meta.url));

export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  plugins: [react(), checkDictionaries(), devServer(), compressAssets()],
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
    noExternal: ['styled-components'],
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
        rolldownOptions: {
          input: 'server/main.ts',
          output: { ...names, entryFileNames: '[name].js', codeSplitting: false },
        },
      }
    : mode === 'worker'
      ? {
          // A file by itself at the root, which governs the whole site from there, and under a name that never changes.
          outDir: 'dist/client',
          target: browsers,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'src/offline/worker/worker.ts',
            output: { entryFileNames: 'worker.js', format: 'iife', codeSplitting: false },
          },
        }
      : {
          outDir: 'dist/client',
          target: browsers,
          cssTarget: browsers,
          emptyOutDir: true,
          manifest: true,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: 'src/app/entry-client.tsx',
            // What it takes to copy small shared chunks into the pages that use them: a page would need thirty requests.
            preserveEntrySignatures: false,
            output: {
              ...names,
              codeSplitting: {
                experimentalInlineCommonChunks: { maxSize: 20 * 1024 },
                groups: [
                  // Stays in the browser's cache when the site's own code changes.
                  { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
                  { name: 'shared', tags: ['$initial'] },
                ],
              },
            },
          },
        },
  test: {
    restoreMocks: true,
    // Files of one project share their globals.
    unstubGlobals: true,
    testTimeout: 20_000,
    // Files are separated as processes would, which take a quarter longer to begin.
    pool: 'threads',
    projects: [
      // Functions without a memory: a thread for each file would cost more than many a file.
      { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'], environment: 'node', isolate: false } },
      {
        extends: true,
        test: { name: 'server', include: ['server/**/*.test.ts'], environment: 'node', isolate: false },
      },
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
