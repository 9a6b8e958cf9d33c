import { difficulty, puzzles, readProof } from '@contracts/proof-of-work';
import { expect, test, vi } from 'vitest';
import { solved } from '../../../../../cms/src/contracts/proof-of-work.cases';
import { proofFor } from './proof-of-work';

const refusal = (proofOfWork: unknown) => ({ data: null, error: { status: 429, details: { proofOfWork } } });

test('finds the same proof as a reference implementation, at the site’s difficulty', async () => {
  const challenge = { challenge: 'm1x2.AbC-_9', puzzles, difficulty };
  const headers = await proofFor(refusal(challenge));
  expect(headers).toEqual({ 'Proof-Of-Work': solved(challenge) });
  expect(readProof(headers?.['Proof-Of-Work'] ?? '')?.attempts).toHaveLength(puzzles);
});

test('yields to other tasks while it works', async () => {
  const pauses = vi.spyOn(MessagePort.prototype, 'postMessage');
  await proofFor(refusal({ challenge: 'm1x2.AbC-_9', puzzles, difficulty }));
  expect(pauses).toHaveBeenCalled();
});

test.each([
  [undefined],
  [refusal(undefined)],
  [refusal({ challenge: 'a', puzzles: 64 })],
  [refusal({ challenge: 'a', puzzles: 1_000_000, difficulty: 10 })],
  [refusal({ challenge: 'a', puzzles: 64, difficulty: 60 })],
])('%j asks for none that could be given', async (answer) => {
  expect(await proofFor(answer)).toBeUndefined();
});
