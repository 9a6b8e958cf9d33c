import { brotliDecompressSync, constants, brotliCompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { acceptedEncoding, CompressedText } from './compression';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('for %s is %s', (header, encoding) => {
    expect(acceptedEncoding({ 'accept-encoding': header })).toBe(encoding);
  });
});

describe('a compressed text', () => {
  const text = Array.from({ length: 2_000 }, (_, line) => `verse ${line * 7919}`).join('\n');

  it('is the same text in brotli, and soon as small as it can be', async () => {
    const compressed = new CompressedText(text);
    const quick = await compressed.bytes('br');
    expect(brotliDecompressSync(quick).toString()).toBe(text);
    const smallest = brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
        [constants.BROTLI_PARAM_NPOSTFIX]: 1,
        [constants.BROTLI_PARAM_NDIRECT]: 16,
      },
    });
    await vi.waitFor(async () => expect((await compressed.bytes('br')).length).toBe(smallest.length));
    expect(smallest.length).toBeLessThan(quick.length);
  });
});
