import * as v from 'valibot';

/** The header with the proof, in the format of `writeProof`. */
export const proofHeader = 'Proof-Of-Work';

/** Many small puzzles take a predictable time; the time for a single big one can vary fourfold. */
export const puzzles = 64;

/** The leading zero bits of each hash. Each further bit doubles the work. */
export const difficulty = 9;

/** In `error.details` of a 429 that a proof of work can avoid. */
export const challengeSchema = v.object({
  challenge: v.pipe(v.string(), v.maxLength(100)),
  puzzles: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;

export const challengedErrorSchema = v.object({
  error: v.object({ details: v.object({ proofOfWork: challengeSchema }) }),
});

/** SHA-256 of challenge, puzzle number and attempt must start with enough zeros. Each call reuses the same buffer. */
export function puzzleBytes(challenge: string, puzzle: number): (attempt: number) => Uint8Array {
  const question = new TextEncoder().encode(`${challenge}.${puzzle}.`);
  const bytes = new Uint8Array(question.length + 4);
  bytes.set(question);
  const view = new DataView(bytes.buffer);
  return (attempt) => {
    view.setUint32(question.length, attempt);
    return bytes;
  };
}

export function solves(hash: Uint8Array, zeroBits: number): boolean {
  const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  return view.getUint32(0) >>> (32 - zeroBits) === 0;
}

export type Proof = { challenge: string; attempts: readonly number[] };

export function writeProof({ challenge, attempts }: Proof): string {
  return `${challenge} ${attempts.join(',')}`;
}

const proofPattern = /^([\w.-]{1,100}) (\d{1,10}(?:,\d{1,10}){0,999})$/;

export function readProof(header: string): Proof | null {
  const [, challenge, attempts] = proofPattern.exec(header) ?? [];
  if (challenge === undefined || attempts === undefined) return null;
  return { challenge, attempts: attempts.split(',').map(Number) };
}
