import type { Core, Modules } from '@strapi/strapi';
import { asProgram } from '../../../lib/as-program';
import { isDatabaseUnavailable } from '../../../lib/database/unavailable';
import { errorKind } from '../../../lib/error-kind';
import { exclusively } from '../../../lib/exclusively';
import { speaksOfCrisis } from '../../crisis-words/contract';
import { queueRequestMails } from '../../outbox/queue-request-mails';
import type { SubmissionReceipt } from '../contract';
import { addressDigest, bodyDigest, senderDigest, textDigest } from '../digest';
import type { Extras } from '../extras';
import { looksLikeSpam } from '../looks-like-spam';
import type { Fields } from '../read-fields';
import { findByKey, forgetExpired, isSentByMany, keep, secondsUntilNext, type WritingDigests } from '../receipts';
import { createReference } from '../reference';
import type { RequestUid } from '../request-uids';
import { submissionSettings } from '../settings';
import { writingOf } from '../writing';

export type Submission = Extras & {
  uid: RequestUid;
  referencePrefix: string;
  fields: Fields;
  idempotencyKey: string | null;
  address: string;
};

export type Outcome =
  | { kind: 'received'; receipt: SubmissionReceipt }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'not-stored' };

type Digests = { body: string; address: string; writing: WritingDigests };

export type Intake = { receive: (submission: Submission) => Promise<Outcome> };

export default ({ strapi }: { strapi: Core.Strapi }): Intake => {
  async function earlierAnswer({ idempotencyKey }: Submission, digests: Digests, now: number): Promise<Outcome | null> {
    const earlier = idempotencyKey === null ? null : await findByKey(strapi, idempotencyKey, now);
    if (earlier === null) return null;
    return earlier.bodyDigest === digests.body
      ? { kind: 'received', receipt: earlier.receipt }
      : { kind: 'key-reused' };
  }

  async function answerWithoutStoring(submission: Submission, digests: Digests, now: number): Promise<Outcome | null> {
    const earlier = await earlierAnswer(submission, digests, now);
    if (earlier !== null) return earlier;
    const seconds = await secondsUntilNext(strapi, submissionSettings(strapi), digests.address, now);
    return seconds > 0 ? { kind: 'too-many', retryAfterSeconds: seconds } : null;
  }

  async function isToBeSetAside({ quarantined, fields }: Submission, { writing }: Digests, now: number) {
    return quarantined || looksLikeSpam(writingOf(fields)) || (await isSentByMany(strapi, writing, now));
  }

  async function store(submission: Submission, digests: Digests, now: number): Promise<Outcome> {
    const { uid, fields, language, idempotencyKey } = submission;
    const urgent = speaksOfCrisis(writingOf(fields).text);
    // Who speaks of dying or of violence is heard at once, whatever else the request looks like.
    const quarantined = !urgent && (await isToBeSetAside(submission, digests, now));
    const reference = createReference(submission.referencePrefix);
    const receivedAt = new Date(now).toISOString();
    // The form's schema has checked the fields, which are those of its content type.
    const data = {
      ...fields,
      reference,
      receivedAt,
      language,
      quarantined,
      urgent,
    } as Modules.Documents.Params.Data.Input<typeof uid>;
    await strapi.documents(uid).create({ data });
    await keep(strapi, {
      idempotencyKey,
      bodyDigest: digests.body,
      addressDigest: digests.address,
      ...digests.writing,
      reference,
      receivedAt,
    });
    if (!quarantined) {
      const { email, confidential } = fields;
      await queueRequestMails(strapi, {
        uid,
        reference,
        language,
        email: typeof email === 'string' ? email : '',
        urgent,
        confidential: confidential === true,
      });
    }
    return { kind: 'received', receipt: { reference, receivedAt } };
  }

  return {
    /**
     * The request and its receipt are stored in one transaction, one submission at a time: twenty with one key find
     * the first one's receipt, and no two count as the tenth. What needs no storing is answered without that lock,
     * so that a flood of refused ones waits for nothing.
     */
    async receive(submission: Submission): Promise<Outcome> {
      const { secret } = submissionSettings(strapi);
      const { names, text } = writingOf(submission.fields);
      const digests = {
        body: bodyDigest(secret, submission.uid, submission.fields),
        address: addressDigest(secret, submission.address),
        writing: { textDigest: textDigest(secret, text), senderDigest: senderDigest(secret, names) },
      };
      const early = await answerWithoutStoring(submission, digests, Date.now());
      if (early !== null) return early;

      try {
        return await asProgram(() =>
          exclusively(strapi, 'submission-intake', async () => {
            const now = Date.now();
            await forgetExpired(strapi, now);
            return (await answerWithoutStoring(submission, digests, now)) ?? (await store(submission, digests, now));
          }),
        );
      } catch (error) {
        // Whether it was stored may be unknown: sent again with its key it is stored once in either case.
        if (isDatabaseUnavailable(error)) throw error;
        // Two programs on one SQLite file can still meet at the unique key: the one that came first has answered.
        const winner = await earlierAnswer(submission, digests, Date.now());
        if (winner !== null) return winner;
        strapi.log.error(`A request could not be stored (${errorKind(error)})`);
        return { kind: 'not-stored' };
      }
    },
  };
};
