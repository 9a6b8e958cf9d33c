import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { speaksOfCrisis } from '../../api/crisis-words/contract';
import {
  enteredRequestMessages,
  enterRequestInputSchema,
  type EnteredRequest,
} from '../../api/entered-request/contract';
import {
  counselingRequestMessages,
  prayerRequestMessages,
  submissionMessages,
} from '../../api/submission-messages/contract';
import { runAsSystem } from '../../lib/run-as-system';
import { dialableFields } from '../intake/phone-number';
import { readFields } from '../intake/read-fields';
import { isReferenceOf } from '../../api/reference/contract';
import { storeRequest } from '../intake/store-request';
import { writingOf } from '../intake/writing';
import { uidOfKind } from '../request-uids';
import { enteredFieldsSchema } from './entered-fields';
import { readDeskInput } from './desk-input';
import { withDeskLock } from './desk-lock';
import { findNote, noteDigest, storeNoteKey } from './note-receipts';
import type { DeskUser } from './team';

export type EnterOutcome = { kind: 'entered'; request: EnteredRequest } | { kind: 'key-reused' };

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
  const { key, kind, source, language, confirm } = readDeskInput(enterRequestInputSchema, body);
  const fields = dialableFields(readFields(enteredFieldsSchema(yup, { kind, source }), messages, body));

  return withDeskLock(strapi, async () => {
    const bodyDigest = noteDigest(strapi, 'entered-request', { ...fields, kind, source, language, confirm });
    const earlier = await findNote(strapi, key);
    if (earlier !== null) {
      const { reference, accountId } = earlier;
      const isSameBody = earlier.bodyDigest === bodyDigest;
      const isSame = accountId === account.id && isSameBody && isReferenceOf(kind, reference);
      return isSame ? { kind: 'entered', request: { kind, reference } } : { kind: 'key-reused' };
    }
    // Every request has an address; a missing one is an empty text.
    const email = fields['email'] ?? '';
    const { reference } = await runAsSystem(() =>
      storeRequest(uidOfKind(kind), { confirms: confirm && email !== '' })(strapi, {
        fields: { ...fields, email, source, enteredBy: account.name },
        language,
        urgent: speaksOfCrisis(writingOf(fields).text),
        spamReason: null,
        receivedAt: new Date(now).toISOString(),
      }),
    );
    await storeNoteKey(strapi, { key, reference, accountId: account.id, bodyDigest }, now);
    return { kind: 'entered', request: { kind, reference } };
  });
}
