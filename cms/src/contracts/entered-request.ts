import * as v from 'valibot';
import { contactRequestFields } from './contact-request';
import { counselingRequestFields } from './counseling-request';
import { type RequestKind, requestKinds, requestSources } from './prayer-desk';
import { locales } from './language';
import { prayerRequestFields } from './prayer-request';
import type { RequestFields } from './request-fields';
import { counselingRequestMessages, prayerRequestMessages, submissionMessages } from './submission-messages';

export const formFields: Readonly<Record<RequestKind, RequestFields>> = {
  prayer: prayerRequestFields,
  contact: contactRequestFields,
  counseling: counselingRequestFields,
};

/** POST: a member enters a request that did not come by the site. It needs the panel's Bearer token. */
export const enteredRequestPath = '/admin/prayer-desk/entered-requests';

/** English error messages by key, besides those of the site's forms. */
export const enteredRequestMessages = {
  'enteredRequest.reach.missing': 'Enter an email address or a phone number',
  'enteredRequest.reach.unsafe': 'Enter an email address, because it is not safe to call or text',
} as const;

/** All messages of a request that is entered. */
export const enteringMessages = {
  ...submissionMessages,
  ...prayerRequestMessages,
  ...counselingRequestMessages,
  ...enteredRequestMessages,
};

/** Besides the form's own fields. The UUID is an idempotency key; without `confirm` the person gets no mail. */
export const enterRequestInputSchema = v.object({
  key: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  kind: v.picklist(requestKinds),
  source: v.picklist(requestSources),
  language: v.picklist(locales),
  confirm: v.optional(v.boolean(), false),
});
export type EnterRequestInput = v.InferOutput<typeof enterRequestInputSchema>;

/** The answer. It contains nothing that was entered. */
export const enteredRequestSchema = v.object({ kind: v.picklist(requestKinds), reference: v.string() });
export type EnteredRequest = v.InferOutput<typeof enteredRequestSchema>;
