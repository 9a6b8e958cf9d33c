import type { Core } from '@strapi/strapi';
import * as yup from 'yup';
import { speaksOfCrisis } from '../../api/crisis-words/contract';
import {
  enteredRequestMessages,
  enteredRequestSchema,
  enterRequestInputSchema,
  type EnteredRequest,
} from '../../api/entered-request/contract';
import {
  counselingRequestMessages,
  prayerRequestMessages,
  submissionMessages,
} from '../../api/submission-messages/contract';
import { answerOnce } from '../../lib/idempotent-calls';
import { runAsSystem } from '../../lib/run-as-system';
import { dialableFields } from '../intake/phone-number';
import { readFields } from '../intake/read-fields';
import { storeRequest } from '../intake/store-request';
import { writingOf } from '../intake/writing';
import { uidOfKind } from '../request-uids';
import { enteredFieldsSchema } from './entered-fields';
import { readDeskInput } from './desk-input';
import { signature, type DeskUser } from './team';

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
): Promise<EnteredRequest | 'key-reused'> {
  const { key, kind, source, language, confirm } = readDeskInput(enterRequestInputSchema, body);
  const fields = dialableFields(readFields(enteredFieldsSchema(yup, { kind, source }), messages, body));

  const content = ['entered-request', account.id, { ...fields, kind, source, language, confirm }];
  return answerOnce(strapi, { key, content }, enteredRequestSchema, async () => {
    // Every request has an address; a missing one is an empty text.
    const email = fields['email'] ?? '';
    const { reference } = await runAsSystem(() =>
      storeRequest(uidOfKind(kind), { confirms: confirm && email !== '' })(strapi, {
        fields: { ...fields, email, source, enteredBy: signature(account) },
        language,
        urgent: speaksOfCrisis(writingOf(fields).text),
        spamReason: null,
        receivedAt: new Date(now).toISOString(),
      }),
    );
    return { kind, reference };
  });
}
