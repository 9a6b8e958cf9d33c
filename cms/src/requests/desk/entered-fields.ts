import type { AnyObjectSchema } from 'yup';
import { contactRequestSchema } from '../../api/contact-request/contract';
import { counselingRequestSchema } from '../../api/counseling-request/contract';
import type { enteredRequestMessages, EnterRequestInput } from '../../api/entered-request/contract';
import type { RequestKind } from '../../api/prayer-desk/contract';
import { prayerRequestSchema } from '../../api/prayer-request/contract';
import { optionalEmail, phone, type YupModule } from '../../api/submission/contract';

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
export function enteredFieldsSchema(yup: YupModule, { kind, source }: Pick<EnterRequestInput, 'kind' | 'source'>) {
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
