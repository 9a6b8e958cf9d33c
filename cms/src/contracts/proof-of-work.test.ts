import { expect, test } from 'vitest';
import { puzzleBytes, readProof, solves, writeProof } from './proof-of-work';

test.each([
  [[0x00, 0x3f, 0xff, 0xff], 10, true],
  [[0x00, 0x40, 0x00, 0x00], 10, false],
  [[0x80, 0x00, 0x00, 0x00], 1, false],
  [[0x7f, 0xff, 0xff, 0xff], 1, true],
  [[0x00, 0x00, 0x00, 0x00], 24, true],
])('a hash that begins with %j solves a puzzle of %i bits: %s', (start, bits, isSolved) => {
  expect(solves(Uint8Array.from([...start, 0xff]), bits)).toBe(isSolved);
});

test('what is hashed differs by challenge, puzzle and attempt', () => {
  const hex = (challenge: string, puzzle: number, attempt: number) =>
    Buffer.from(puzzleBytes(challenge, puzzle)(attempt)).toString('hex');
  expect(new Set([hex('a', 1, 1), hex('b', 1, 1), hex('a', 2, 1), hex('a', 1, 2), hex('a', 11, 1)]).size).toBe(5);
  expect(hex('a', 1, 256)).toBe(`${Buffer.from('a.1.').toString('hex')}00000100`);
});

test('a proof is read as it was written', () => {
  const proof = { challenge: 'm1x2.AbC-_9', attempts: [0, 17, 4_294_967_295] };
  expect(readProof(writeProof(proof))).toEqual(proof);
});

test.each(['', 'm1x2', 'm1x2 ', 'm1x2 1,', 'm1x2 -1', 'm1x2 1;2', ' 1,2', `m1x2 ${'1,'.repeat(1000)}1`, 'a b 1'])(
  '"%s" is no proof',
  (header) => {
    expect(readProof(header)).toBeNull();
  },
);
