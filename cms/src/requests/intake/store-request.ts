import { randomInt } from 'node:crypto';
import type { Core, Modules } from '@strapi/strapi';
import type { Locale } from '../../contracts/language';
import type { RequestKind, SpamReason } from '../../contracts/prayer-desk';
import { codeCharacters, groupLength, referencePrefixes } from '../../contracts/reference';
import { queueRequestMails, queueSpamAlert } from '../notifications/queue-request-mails';
import { kindOf, type RequestUid } from '../request-uids';
import type { Fields } from '../../lib/read-fields';

function randomGroup(): string {
  return Array.from({ length: groupLength }, () => codeCharacters.charAt(randomInt(codeCharacters.length))).join('');
}

export function createReference(kind: RequestKind): string {
  return `${referencePrefixes[kind]}-${randomGroup()}-${randomGroup()}`;
}

/** A submission that may be stored. The form's schema has validated its fields. */
export type AcceptedSubmission = {
  fields: Fields;
  language: Locale;
  urgent: boolean;
  spamReason: SpamReason | null;
  /** ISO 8601 */
  receivedAt: string;
};

/** What was stored, or the field and the key of the message with which it is refused. */
export type StoredSubmission = { reference: string } | { refused: readonly [field: string, message: string] };

/** Stores a submission within the transaction of its receipt. */
export type StoreSubmission = (strapi: Core.Strapi, accepted: AcceptedSubmission) => Promise<StoredSubmission>;

/** Stores it as a new request, and queues its mails: to the team, and to the person unless `confirms` is false. */
export function storeRequest(uid: RequestUid, mails: { confirms?: boolean } = {}) {
  return async (strapi: Core.Strapi, { fields, ...arrival }: AcceptedSubmission): Promise<{ reference: string }> => {
    const { language, urgent, spamReason, receivedAt } = arrival;
    const spam = spamReason !== null;
    const reference = createReference(kindOf(uid));
    const data = { ...fields, ...arrival, spam, reference } as Modules.Documents.Params.Data.Input<typeof uid>;
    await strapi.documents(uid).create({ data });
    const { email, confidential } = fields;
    const request = { uid, reference, language, urgent, confidential: confidential === true };
    if (!spam) {
      await queueRequestMails(strapi, { ...request, email: typeof email === 'string' ? email : '' }, mails);
    } else if (urgent) await queueSpamAlert(strapi, request, Date.parse(receivedAt));
    return { reference };
  };
}
