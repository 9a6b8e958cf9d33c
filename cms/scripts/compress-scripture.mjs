// Makes the compressed translations of `cms/scripture` out of whole texts, one verse a line: `ROM 6:23<TAB>text`.

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const [english, spanish] = process.argv.slice(2);
if (english === undefined || spanish === undefined) {
  console.error('Usage: node cms/scripts/compress-scripture.mjs <World English Bible tsv> <Reina-Valera 1909 tsv>');
  process.exit(1);
}

for (const [source, file] of [
  [english, 'web.tsv.br'],
  [spanish, 'rv1909.tsv.br'],
]) {
  const text = readFileSync(source);
  const compressed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(new URL(`../scripture/${file}`, import.meta.url), compressed);
  console.log(`${file}: ${compressed.length} bytes`);
}
