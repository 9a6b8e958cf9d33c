import type { Core } from '@strapi/strapi';
import type { AnyObjectSchema } from 'yup';
import * as yup from 'yup';
import { speaksOfCrisis } from '../../contracts/crisis-words';
import {
  type EnteredRequest,
  type enteredRequestMessages,
  enteredRequestSchema,
  type EnterRequestInput,
  enteringMessages,
  enterRequestInputSchema,
  formFields,
} from '../../contracts/entered-request';
import { fieldsOfKind, requestSchema } from '../../contracts/request-fields';
import { optionalEmail, phone, type YupModule } from '../../contracts/submission';
import { answerOnce } from '../../lib/idempotent-calls';
import { runAsSystem } from '../../lib/viewer';
import { writingOf } from '../fields';
import { dialableFields } from '../intake/phone-number';
import { readFields } from '../../lib/read-fields';
import { storeRequest } from '../intake/store-request';
import { uidOfKind } from '../request-uids';
import { readDeskInput } from './desk-call';
import { type DeskUser, signature } from './team';

function readField(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
}

function isFilledIn(fields: unknown, name: string): boolean {
  const value = readField(fields, name);
  return typeof value === 'string' && value !== '';
}

/** Somebody who calls leaves an email address or a phone number; somebody who asks in person may leave neither. */
function enteredFieldsSchema(
  yup: YupModule,
  { kind, source }: Pick<EnterRequestInput, 'kind' | 'source'>,
): AnyObjectSchema {
  const fields = formFields[kind];
  const [phoneField = ''] = fieldsOfKind(fields, 'phone');
  const missing: keyof typeof enteredRequestMessages = 'enteredRequest.reach.missing';
  const unsafe: keyof typeof enteredRequestMessages = 'enteredRequest.reach.unsafe';
  return requestSchema(yup, fields).shape({
    [phoneField]: phone(yup),
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

/** Stores a request that a member was told, with the checks of its form. Neither limits nor spam concern it. */
export async function enterRequest(
  strapi: Core.Strapi,
  account: DeskUser,
  body: Readonly<Record<string, unknown>>,
  now: number,
): Promise<EnteredRequest | 'key-reused'> {
  const { key, kind, source, language, confirm } = readDeskInput(enterRequestInputSchema, body);
  const fields = dialableFields(readFields(enteredFieldsSchema(yup, { kind, source }), enteringMessages, body));

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
