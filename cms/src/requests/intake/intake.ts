import type { Core } from '@strapi/strapi';
import { runAsSystem } from '../../lib/viewer';
import { isDatabaseUnavailable } from '../../lib/database/unavailable';
import { errorCode } from '../../contracts/watching';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { speaksOfCrisis } from '../../contracts/crisis-words';
import { admission } from './admission';
import { createChallenge, provenChallenge } from './proof-of-work';
import type { Challenge } from '../../contracts/proof-of-work';
import type { RateLimitNetworks } from '../../lib/client-address';
import type { SpamReason } from '../../contracts/prayer-desk';
import type { SubmissionReceipt } from '../../contracts/submission';
import { bodyDigest, networkDigests, senderDigest, textDigest, type NetworkDigests } from './digest';
import type { Extras } from './extras';
import { looksLikeSpam } from './looks-like-spam';
import type { Fields } from '../../lib/read-fields';
import { findByKey, forgetExpired, isProofUsed, isSentByMany, storeReceipt, type WritingDigests } from './receipts';
import { submissionSettings } from './settings';
import type { StoreSubmission } from './store-request';
import { writingOf } from '../fields';

export type Submission = Extras & {
  /** Tells the forms apart, so that equal fields of two forms are two submissions. */
  form: string;
  store: StoreSubmission;
  fields: Fields;
  idempotencyKey: string | null;
  networks: RateLimitNetworks;
  proof: string | null;
  /** True if it names a request instead of beginning one. */
  namesRequest: boolean;
};

export type Outcome =
  | { kind: 'received'; receipt: SubmissionReceipt; as: 'stored' | 'spam' | 'repeated' }
  | { kind: 'key-reused' }
  | { kind: 'refused'; field: string; message: string }
  | { kind: 'too-many'; retryAfterSeconds: number; challenge: Challenge | null }
  | { kind: 'not-stored' };

type Digests = { body: string; networks: NetworkDigests; writing: WritingDigests };

/** What is known of a submission before it is compared with others. */
type Judged = { digests: Digests; urgent: boolean; suspectedFor: SpamReason | null };

/** To be stored; `proof` is the challenge it used. */
type Accepted = { kind: 'accepted'; proof: string | null; spamReason: SpamReason | null };

/** Urgent requests are never treated as spam for how they look, and whatever else was admitted to spam came in a flood. */
function reasonFor({ urgent, suspectedFor }: Judged): SpamReason {
  return (urgent ? null : suspectedFor) ?? 'many-at-once';
}

export type Intake = { receive: (submission: Submission) => Promise<Outcome> };

export const createIntake = ({ strapi }: { strapi: Core.Strapi }): Intake => {
  async function repeatedOutcome(submission: Submission, judged: Judged, now: number): Promise<Outcome | null> {
    const { idempotencyKey } = submission;
    const earlier = idempotencyKey === null ? null : await findByKey(strapi, idempotencyKey, now);
    if (earlier === null) return null;
    return earlier.bodyDigest === judged.digests.body
      ? { kind: 'received', receipt: earlier.receipt, as: 'repeated' }
      : { kind: 'key-reused' };
  }

  /** Decides on a submission from what is stored so far. Stores nothing. */
  async function decide(submission: Submission, judged: Judged, now: number): Promise<Outcome | Accepted> {
    const earlier = await repeatedOutcome(submission, judged, now);
    if (earlier !== null) return earlier;

    const { digests, urgent, suspectedFor } = judged;
    const settings = submissionSettings(strapi);
    const { addressDigest } = digests.networks;
    const subject = { secret: settings.secret, addressDigest, bodyDigest: digests.body };
    const proven = provenChallenge(submission.proof, subject, now);
    const proof = proven === null || (await isProofUsed(strapi, proven)) ? null : proven;
    const applicant = {
      networks: digests.networks,
      // Guesses at references are limited alike, whatever they say and whichever of them exist.
      urgent: urgent && !submission.namesRequest,
      suspect: suspectedFor !== null,
      proven: proof !== null,
    };
    const admitted = await admission(strapi, settings, applicant, now);
    switch (admitted.kind) {
      case 'take':
        return { kind: 'accepted', proof, spamReason: null };
      case 'spam':
        return { kind: 'accepted', proof, spamReason: reasonFor(judged) };
      case 'prove':
        return { ...admitted, kind: 'too-many', challenge: createChallenge(subject, now) };
      case 'too-many':
        return { ...admitted, challenge: null };
    }
  }

  async function store(
    submission: Submission,
    { digests, urgent }: Judged,
    { proof, spamReason }: Accepted,
    now: number,
  ): Promise<Outcome> {
    const { fields, language, idempotencyKey } = submission;
    const receivedAt = new Date(now).toISOString();
    const stored = await submission.store(strapi, { fields, language, urgent, spamReason, receivedAt });
    const isRefused = 'refused' in stored;
    const reference = isRefused ? '' : stored.reference;
    await storeReceipt(strapi, {
      // A refusal counts for the limits, so that nobody can try references, but it can be corrected and sent again.
      idempotencyKey: isRefused ? null : idempotencyKey,
      bodyDigest: digests.body,
      ...digests.networks,
      ...digests.writing,
      proof,
      spam: spamReason !== null,
      urgent: urgent && !isRefused,
      reference,
      receivedAt,
    });
    if (isRefused) return { kind: 'refused', field: stored.refused[0], message: stored.refused[1] };
    return { kind: 'received', receipt: { reference, receivedAt }, as: spamReason === null ? 'stored' : 'spam' };
  }

  return {
    /**
     * One at a time and in one transaction, so that repeated keys find the first receipt and limits are exact. Refusals
     * do not take the lock, so a flood of them delays nobody.
     */
    async receive(submission: Submission): Promise<Outcome> {
      const { secret } = submissionSettings(strapi);
      const { names, text } = writingOf(submission.fields);
      const judged: Judged = {
        digests: {
          body: bodyDigest(secret, submission.form, submission.fields),
          networks: networkDigests(secret, submission.networks),
          writing: { textDigest: textDigest(secret, text), senderDigest: senderDigest(secret, names) },
        },
        urgent: speaksOfCrisis(text),
        suspectedFor: submission.automated ?? (looksLikeSpam({ names, text }) ? 'advertising' : null),
      };
      const early = await decide(submission, judged, Date.now());
      if (early.kind !== 'accepted') return early;

      try {
        return await runAsSystem(() =>
          withAdvisoryLock(strapi, 'submission-intake', async () => {
            const now = Date.now();
            await forgetExpired(strapi, now);
            // Urgent requests do not need it, and it gets slower during a flood.
            const isCopied =
              judged.suspectedFor === null &&
              !judged.urgent &&
              (await isSentByMany(strapi, judged.digests.writing, now));
            const suspectedFor = isCopied ? 'same-text' : judged.suspectedFor;
            const outcome = await decide(submission, { ...judged, suspectedFor }, now);
            return outcome.kind === 'accepted' ? store(submission, judged, outcome, now) : outcome;
          }),
        );
      } catch (error) {
        // It may or may not have been stored; sending it again with the same key stores it once.
        if (isDatabaseUnavailable(error)) throw error;
        // Two processes on one SQLite file can still collide on the unique key; the first one has answered.
        const winner = await repeatedOutcome(submission, judged, Date.now());
        if (winner !== null) return winner;
        strapi.log.error(`A request could not be stored (${errorCode(error)})`);
        return { kind: 'not-stored' };
      }
    },
  };
};
