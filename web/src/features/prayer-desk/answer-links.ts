import { type AnswerTemplate, namePlaceholder } from '@contracts/answer-template';
import { callLink, dialed } from '@contracts/phone-links';
import type { OpenRequest } from '@contracts/prayer-desk';

export const answerWays = ['email', 'whatsapp', 'sms', 'call'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** What is written; a call begins without it. */
export type Message = { readonly subject: string; readonly text: string };

type Reachable = Pick<OpenRequest, 'kind' | 'email' | 'phone' | 'phoneSafety'>;

/** Links that open the member's own apps, addressed to this person alone, for the ways that are safe. */
export function answerLinks(
  { kind, email, phone, phoneSafety }: Reachable,
  { subject, text }: Message,
): Partial<Record<AnswerWay, string>> {
  const number = dialable(phone ?? '');
  const isUnsafe = kind === 'counseling' && phoneSafety === 'no';
  const maybeRead = kind === 'counseling' && phoneSafety !== 'yes';
  return {
    ...(email !== '' && {
      email: withText(`mailto:${encodeURIComponent(email).replace('%40', '@')}`, { subject, body: text }),
    }),
    // WhatsApp knows numbers by their country code alone. An address of its site would stay in the browser’s history.
    ...(number.startsWith('+') &&
      !maybeRead && { whatsapp: withText('whatsapp://send', { phone: number.slice(1), text }) }),
    ...(number !== '' && !maybeRead && { sms: smsLink(number, text) }),
    ...(number !== '' && !isUnsafe && { call: callLink(number) }),
  };
}

/** Ten digits without a country code are from the United States, as the forms say. No area code there begins with 0 or 1. */
function dialable(phone: string): string {
  const digits = dialed(phone);
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : digits;
}

/** Mail programs and messengers show a plus sign as it is, so spaces are encoded as `%20`. */
function withText(address: string, parameters: Readonly<Record<string, string>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given).toString().replaceAll('+', '%20')}`;
}

/** iPhones want `&body`, other phones `?body`; both understand `?&body`. */
function smsLink(number: string, text: string): string {
  return text === '' ? `sms:${number}` : `sms:${number}?&body=${encodeURIComponent(text)}`;
}

/** The template as it is sent to this person, of whom it names the first name alone. */
export function messageFor(
  { emailSubject, text }: Pick<AnswerTemplate, 'emailSubject' | 'text'>,
  firstName: string,
): Message {
  const named = (words: string) => words.replaceAll(namePlaceholder, () => firstName);
  return { subject: named(emailSubject), text: named(text) };
}
