import { createHash } from 'node:crypto';
import { proofHeader, puzzleBytes, solves, writeProof } from '../../cms/src/api/proof-of-work/contract';
import { valueAt } from '../lib/call-cms';

/** The work that a refusal asks for, as the site's own form does it; undefined if none would help. */
export function proofFor(refusal: unknown): Record<string, string> | undefined {
  const [challenge, puzzles, difficulty] = ['challenge', 'puzzles', 'difficulty'].map((name) =>
    valueAt(refusal, 'error', 'details', 'proofOfWork', name),
  );
  if (typeof challenge !== 'string' || typeof puzzles !== 'number' || typeof difficulty !== 'number') return undefined;
  const attempts = Array.from({ length: puzzles }, (_, puzzle) => {
    const bytes = puzzleBytes(challenge, puzzle);
    let attempt = 0;
    while (!solves(createHash('sha256').update(bytes(attempt)).digest(), difficulty)) attempt += 1;
    return attempt;
  });
  return { [proofHeader]: writeProof({ challenge, attempts }) };
}
