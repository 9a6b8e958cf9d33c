import type { Core } from '@strapi/strapi';
import type { AnyObjectSchema } from 'yup';
import * as yup from 'yup';
import { contactRequestSchema } from '../../api/contact-request/contract';
import { counselingRequestSchema } from '../../api/counseling-request/contract';
import { speaksOfCrisis } from '../../api/crisis-words/contract';
import {
  type EnteredRequest,
  enteredRequestMessages,
  enteredRequestSchema,
  type EnterRequestInput,
  enterRequestInputSchema,
} from '../../api/entered-request/contract';
import type { RequestKind } from '../../api/prayer-desk/contract';
import { prayerRequestSchema } from '../../api/prayer-request/contract';
import {
  counselingRequestMessages,
  prayerRequestMessages,
  submissionMessages,
} from '../../api/submission-messages/contract';
import { optionalEmail, phone, type YupModule } from '../../api/submission/contract';
import { answerOnce } from '../../lib/idempotent-calls';
import { runAsSystem } from '../../lib/run-as-system';
import { dialableFields } from '../intake/phone-number';
import { readFields } from '../intake/read-fields';
import { storeRequest } from '../intake/store-request';
import { writingOf } from '../intake/writing';
import { uidOfKind } from '../request-uids';
import { readDeskInput } from './desk-call';
import { type DeskUser, signature } from './team';

function formSchema(yup: YupModule, kind: RequestKind): AnyObjectSchema {
  switch (kind) {
    case 'prayer':
      return prayerRequestSchema(yup);
    case 'contact':
      return contactRequestSchema(yup);
    case 'counseling':
      return counselingRequestSchema(yup).shape({ phone: phone(yup) });
  }
}

function readField(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
}

function isFilledIn(fields: unknown, name: string): boolean {
  const value = readField(fields, name);
  return typeof value === 'string' && value !== '';
}

/** Somebody who calls leaves an email address or a phone number; somebody who asks in person may leave neither. */
function enteredFieldsSchema(yup: YupModule, { kind, source }: Pick<EnterRequestInput, 'kind' | 'source'>) {
  const phoneField = kind === 'counseling' ? 'phone' : 'phoneNumber';
  const missing: keyof typeof enteredRequestMessages = 'enteredRequest.reach.missing';
  const unsafe: keyof typeof enteredRequestMessages = 'enteredRequest.reach.unsafe';
  return formSchema(yup, kind).shape({
    email: optionalEmail(yup, 'submission.email.invalid')
      .test(
        'reachable',
        missing,
        (value, { parent }) => source === 'in-person' || Boolean(value) || isFilledIn(parent, phoneField),
      )
      .test(
        'safe',
        unsafe,
        (value, { parent }) => source === 'in-person' || Boolean(value) || readField(parent, 'phoneSafety') !== 'no',
      ),
  });
}

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
