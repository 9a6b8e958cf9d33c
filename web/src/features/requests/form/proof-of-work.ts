import {
  challengedErrorSchema,
  proofHeader,
  puzzleBytes,
  solves,
  writeProof,
  type Challenge,
} from '@contracts/proof-of-work';
import { sha256 } from '@noble/hashes/sha2.js';
import { safeParse } from 'valibot';

/** Short enough not to delay scrolling or taps. */
const sliceMs = 12;

/** Reading the clock takes as long as several hashes. */
const attemptsBetweenLooks = 32;

/** Yields to other tasks; unlike timers, messages are not throttled in background tabs. */
function pauses(): { next: () => Promise<void>; end: () => void } {
  const { port1, port2 } = new MessageChannel();
  return {
    next: () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
    end: () => port1.close(),
  };
}

async function solve({ challenge, puzzles, difficulty }: Challenge): Promise<string> {
  const pause = pauses();
  const attempts: number[] = [];
  try {
    let sliceEnds = performance.now() + sliceMs;
    for (let puzzle = 0; puzzle < puzzles; puzzle += 1) {
      const bytes = puzzleBytes(challenge, puzzle);
      let attempt = 0;
      while (!solves(sha256(bytes(attempt)), difficulty)) {
        attempt += 1;
        if (attempt % attemptsBetweenLooks === 0 && performance.now() > sliceEnds) {
          await pause.next();
          sliceEnds = performance.now() + sliceMs;
        }
      }
      attempts.push(attempt);
    }
  } finally {
    pause.end();
  }
  return writeProof({ challenge, attempts });
}

/** The header with the proof of work that a refusal asks for; undefined where none would help. */
export async function proofFor(refusal: unknown): Promise<Record<string, string> | undefined> {
  const challenged = safeParse(challengedErrorSchema, refusal);
  if (!challenged.success) return undefined;
  return { [proofHeader]: await solve(challenged.output.error.details.proofOfWork) };
}
