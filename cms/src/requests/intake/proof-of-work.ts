import { createHash } from 'node:crypto';
import { difficulty, puzzleBytes, puzzles, readProof, solves, type Challenge } from '../../contracts/proof-of-work';
import { isSecret } from '../../lib/secrets';
import { challengeSignature } from './digest';

/** What a challenge is bound to: a proof is invalid from another address or with another request. */
export type ProofSubject = { secret: string; addressDigest: string; bodyDigest: string };

/** Long enough for a phone that sleeps while it works on a challenge. */
const challengeLastsMs = 10 * 60_000;

function signature({ secret, addressDigest, bodyDigest }: ProofSubject, expiry: string): string {
  return challengeSignature(secret, [expiry, String(puzzles), String(difficulty), addressDigest, bodyDigest]);
}

/** Signed, so that challenges need not be stored. */
export function createChallenge(subject: ProofSubject, now: number): Challenge {
  const expiry = (now + challengeLastsMs).toString(36);
  return { challenge: `${expiry}.${signature(subject, expiry)}`, puzzles, difficulty };
}

function isOurs(challenge: string, subject: ProofSubject, now: number): boolean {
  const [expiry = ''] = challenge.split('.', 1);
  if (!isSecret(challenge, `${expiry}.${signature(subject, expiry)}`)) return false;
  const left = Number.parseInt(expiry, 36) - now;
  return left > 0 && left <= challengeLastsMs;
}

function isSolved(challenge: string, attempts: readonly number[]): boolean {
  return (
    attempts.length === puzzles &&
    attempts.every((attempt, puzzle) => {
      const bytes = puzzleBytes(challenge, puzzle)(attempt);
      return solves(createHash('sha256').update(bytes).digest(), difficulty);
    })
  );
}

/** The challenge solved in the header, if it was issued for this request. */
export function provenChallenge(header: string | null, subject: ProofSubject, now: number): string | null {
  const proof = header === null ? null : readProof(header);
  if (proof === null || !isOurs(proof.challenge, subject, now)) return null;
  return isSolved(proof.challenge, proof.attempts) ? proof.challenge : null;
}
