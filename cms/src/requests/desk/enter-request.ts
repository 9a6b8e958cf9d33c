import type { Core, Modules } from '@strapi/strapi';
import * as yup from 'yup';
import { speaksOfCrisis } from '../../api/crisis-words/contract';
import { enteredRequestMessages, enteringSchema, type EnteredRequest } from '../../api/entered-request/contract';
import type { RequestKind } from '../../api/prayer-desk/contract';
import {
  counselingRequestMessages,
  prayerRequestMessages,
  submissionMessages,
} from '../../api/submission-messages/contract';
import { runAsSystem } from '../../lib/run-as-system';
import { dialableFields } from '../intake/dialable-fields';
import { readFields } from '../intake/read-fields';
import { createReference } from '../intake/reference';
import { writingOf } from '../intake/writing';
import { queueRequestMails } from '../mail/queue-request-mails';
import { uidOfKind } from '../request-uids';
import { enteredFieldsSchema } from './entered-fields';
import { readDeskInput } from './desk-input';
import { withDeskLock } from './desk-lock';
import { findNote, storeNoteKey } from './note-receipts';
import type { DeskUser } from './team';

export type EnterOutcome = { kind: 'entered'; request: EnteredRequest } | { kind: 'key-reused' };

const prefixes = { prayer: 'P', contact: 'C', counseling: 'M' } as const satisfies Record<RequestKind, string>;

const messages = {
  ...submissionMessages,
  ...prayerRequestMessages,
  ...counselingRequestMessages,
  ...enteredRequestMessages,
};

/** Stores a request that a member was told, with the checks of its form. Neither limits nor spam concern it. */
export async function enterRequest(
  strapi: Core.Strapi,
  account: DeskUser,
  body: Readonly<Record<string, unknown>>,
  now: number,
): Promise<EnterOutcome> {
  const { key, kind, source, language, confirm } = readDeskInput(enteringSchema, body);
  const fields = dialableFields(readFields(enteredFieldsSchema(yup, { kind, source }), messages, body));
  const uid = uidOfKind(kind);

  return withDeskLock(strapi, async () => {
    const earlier = await findNote(strapi, key);
    if (earlier !== null) {
      const { reference, accountId } = earlier;
      const isSame = accountId === account.id && reference.startsWith(`${prefixes[kind]}-`);
      return isSame ? { kind: 'entered', request: { kind, reference } } : { kind: 'key-reused' };
    }
    const reference = createReference(prefixes[kind]);
    const email = typeof fields['email'] === 'string' ? fields['email'] : '';
    const urgent = speaksOfCrisis(writingOf(fields).text);
    // The schema has validated the fields, which are those of the content type. A missing address is stored as an empty
    // text, so that each request has an encrypted one.
    const data = {
      ...fields,
      email,
      reference,
      receivedAt: new Date(now).toISOString(),
      language,
      quarantined: false,
      urgent,
      source,
      enteredBy: account.name,
    } as Modules.Documents.Params.Data.Input<typeof uid>;
    await runAsSystem(() => strapi.documents(uid).create({ data }));
    await storeNoteKey(strapi, { key, reference, accountId: account.id }, now);
    const arrived = { uid, reference, language, email, urgent, confidential: fields['confidential'] === true };
    await queueRequestMails(strapi, arrived, { confirms: confirm && email !== '' });
    return { kind: 'entered', request: { kind, reference } };
  });
}
