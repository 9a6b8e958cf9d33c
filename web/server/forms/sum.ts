import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AnswerError } from '../../src/app/forms/check-step';
import { isSolved, newHumanCheck } from '../../src/features/requests/prayer/human-check';

const lifetimeMs = 600_000;

export type SignedSum = { first: number; second: number; check: string };

/** Asks for sums that are good for one content. Web servers share the secret, so each checks what another asked. */
export function createSums(secret: string | Buffer, now: () => number = Date.now) {
  const sign = (...signed: readonly unknown[]) => createHmac('sha256', secret).update(JSON.stringify(signed)).digest();

  return {
    ask(content: string): SignedSum {
      const { first, second } = newHumanCheck();
      const sum = [first, second, now()];
      return { first, second, check: [...sum, sign('sum', content, sum).toString('base64url')].join('.') };
    },

    /** Why the answer does not count; null if it does. */
    findError(content: string, check: string, answer: string): AnswerError | null {
      const parts = check.split('.');
      const [first = 0, second = 0, askedAt = 0] = parts.slice(0, 3).map(Number);
      const expected = sign('sum', content, [first, second, askedAt]);
      const signature = Buffer.from(parts[3] ?? '', 'base64url');
      const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
      if (isOurs && now() - askedAt > lifetimeMs) return 'formSteps.check.late';
      if (answer.trim() === '') return 'submission.humanCheck.required';
      return isOurs && isSolved({ first, second }, answer) ? null : 'submission.humanCheck.wrong';
    },

    /** One for each content: however often a visitor sends it, and by whichever server, it is stored once. */
    idempotencyKey: (content: string) =>
      sign('key', content)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
  };
}
