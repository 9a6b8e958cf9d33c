import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { contactRequestPath } from '../../src/contracts/contact-request';
import { contactRequestCases, validContactRequest } from '../../src/contracts/contact-request.cases';
import { counselingRequestPath } from '../../src/contracts/counseling-request';
import { counselingRequestCases, validCounselingRequest } from '../../src/contracts/counseling-request.cases';
import { prayerRequestPath } from '../../src/contracts/prayer-request';
import { prayerRequestCases, validPrayerRequest } from '../../src/contracts/prayer-request.cases';
import { submissionReceiptSchema, type SubmissionReceipt } from '../../src/contracts/submission';
import {
  counselingRequestMessages,
  prayerRequestMessages,
  submissionMessages,
} from '../../src/contracts/submission-messages';
import { succeed, type Call } from './http';

export const forms = [
  {
    noun: 'prayer-request',
    table: 'prayer_requests',
    path: prayerRequestPath,
    textField: 'prayerRequest',
    valid: validPrayerRequest,
    cases: prayerRequestCases,
  },
  {
    noun: 'contact-request',
    table: 'contact_requests',
    path: contactRequestPath,
    textField: 'notes',
    valid: validContactRequest,
    cases: contactRequestCases,
  },
  {
    noun: 'counseling-request',
    table: 'counseling_requests',
    path: counselingRequestPath,
    textField: 'counselingFor',
    valid: validCounselingRequest,
    cases: counselingRequestCases,
  },
];

export type Form = (typeof forms)[number];

export function formOf(noun: string): Form {
  const form = forms.find((one) => one.noun === noun);
  if (form === undefined) throw new Error(`There is no form for a ${noun}`);
  return form;
}

export const uidOf = (noun: string) => `api::${noun}.${noun}`;

/** The English messages of the three forms by key. */
export const messages: Readonly<Record<string, string>> = {
  ...submissionMessages,
  ...prayerRequestMessages,
  ...counselingRequestMessages,
};

/** Sends a request that must be accepted, and returns its receipt. */
export async function submit(path: string, body: unknown, options: Call = {}): Promise<SubmissionReceipt> {
  const { json } = await succeed(path, { body, ...options });
  return v.parse(submissionReceiptSchema, json);
}

/** Uses a new address each time, so that tests do not exhaust each other's limits. */
export function anyAddress(): Call {
  return { headers: { 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}` } };
}
