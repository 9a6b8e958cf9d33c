import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { compressAssets } from './compress-assets';

const root = mkdtempSync(join(tmpdir(), 'compress-assets-'));
const assets = join(root, 'dist/assets');

function buildEntry(code: string) {
  writeFileSync(join(root, 'entry.js'), code);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compressAssets()],
    build: { rolldownOptions: { input: join(root, 'entry.js') } },
  });
}

describe('compressing what was built', () => {
  beforeEach(() => rmSync(join(root, 'dist'), { recursive: true, force: true }));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('leaves a brotli and a gzip file of the same bytes beside each asset', async () => {
    await buildEntry('console.log("Peace be with you.")');
    const names = readdirSync(assets);
    const [script = ''] = names.filter((name) => name.endsWith('.js'));
    const bytes = readFileSync(join(assets, script));
    expect(names.sort()).toEqual([script, `${script}.br`, `${script}.gz`]);
    expect(brotliDecompressSync(readFileSync(join(assets, `${script}.br`)))).toEqual(bytes);
    expect(gunzipSync(readFileSync(join(assets, `${script}.gz`)))).toEqual(bytes);
  });

  it('leaves the error of a build that failed as it is', async () => {
    await expect(buildEntry('import "./not-there.js"')).rejects.toThrow('./not-there.js');
  });
});
