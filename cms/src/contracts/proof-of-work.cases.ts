import { createHash } from 'node:crypto';
import { puzzleBytes, solves, writeProof, type Challenge } from './proof-of-work';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** The header of a proof, computed independently of the site's code. */
export function solved({ challenge, puzzles, difficulty }: Challenge): string {
  const attempts = Array.from({ length: puzzles }, (_, puzzle) => {
    const bytes = puzzleBytes(challenge, puzzle);
    let attempt = 0;
    while (!solves(sha256(bytes(attempt)), difficulty)) attempt += 1;
    return attempt;
  });
  return writeProof({ challenge, attempts });
}
