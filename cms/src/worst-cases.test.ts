import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import * as yup from 'yup';
import { foldToAddress } from './contracts/address';
import { certificateCheckSchema, nameSchema } from './contracts/certificate';
import { contactRequestSchema } from './contracts/contact-request';
import { speaksOfCrisis } from './contracts/crisis-words';
import { searchInputSchema } from './contracts/prayer-desk';
import { meetingChoiceSchema } from './contracts/prayer-meeting';
import { prayerThanksSchema } from './contracts/prayer-thanks';
import { problemsOf } from './contracts/publishing';
import { parseReference, readTranslation, splitTranslation } from './contracts/scripture';
import { foldForSearch } from './contracts/search-text';
import { limits, mailAddress, maximumBodyBytes } from './contracts/submission';
import { createHeadingIds } from './content/rich-text/present-markdown';
import { wordsOf } from './content/scripture/bible';
import { normalizeMailbox } from './mail/mailer';
import { isTooComplex } from './lib/markdown/markdown-limits';
import { quotedPassage } from './lib/markdown/quoted-reference';
import { isSafeLink } from './lib/markdown/addresses';
import { textDigest } from './requests/intake/digest';
import { looksLikeSpam } from './requests/intake/looks-like-spam';
import { readForgetTarget } from './requests/retention/forget-target';

/** What the parser of bodies takes from an account, and the forms from anybody. */
const anyBody = 1_000_000;
const formBody = maximumBodyBytes;

const filled = (length: number, unit: string, start = '', end = '') =>
  start + unit.repeat(Math.ceil((length - start.length - end.length) / unit.length)) + end;

/** The shortest of several runs, in milliseconds: what another program took in between does not count. */
function shortest(run: () => unknown): number {
  const times = Array.from({ length: 4 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Looking at each of ten million characters takes some 20 ms on a machine that does nothing else, and longer on a busy one. */
const text = 'a'.repeat(10_000_000);
function scan(): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index);
  return sum;
}

type Case = [what: string, read: (written: string) => unknown, written: string];

const marks = '\u0301\u0316';
const contact = contactRequestSchema(yup);
const thanks = prayerThanksSchema(yup);
const readContact = (field: string, value: string) => contact.isValidSync({ [field]: value }, { abortEarly: false });
const emailShape = { uid: 'api::site-setting.site-setting', attributes: { contactEmail: { type: 'email' } } };
const quotation = (value: string) =>
  quotedPassage({
    type: 'blockquote',
    children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
  });

test.each<[string, (written: string) => unknown, string]>([
  ['a reference that is nearly all spaces', parseReference, filled(anyBody, ' ', 'Romans', 'x')],
  ['a reference of letters', parseReference, filled(anyBody, 'a ')],
  ['a reference with its translation', splitTranslation, filled(anyBody, ' (', 'Romans 6:23')],
  ['a translation', readTranslation, filled(anyBody, '. ')],
  ['the last line of a quotation', quotation, filled(60_000, ' ', 'Words\n— a', 'b')],
  ['a verse', wordsOf, filled(anyBody, marks, 'a')],
  ['a heading', (title) => createHeadingIds()(title), filled(60_000, marks, 'a')],
  ['a title', foldToAddress, filled(anyBody, marks, 'a')],
  ['a title of hyphens', foldToAddress, filled(anyBody, '-', 'a', 'a')],
  ['a text of spaces', isTooComplex, filled(60_000, ' ', '-', 'x')],
  ['a text of empty lines', isTooComplex, filled(60_000, '\n \t')],
  ['a text of lines across', isTooComplex, filled(60_000, '- ', '', 'x')],
  ['a link', isSafeLink, filled(60_000, 'a', 'https://')],
  ['the name on a certificate', (name) => v.is(nameSchema, name), filled(formBody, marks, 'a')],
  ['the number of a certificate', (number) => v.is(certificateCheckSchema, { number }), filled(formBody, '-')],
  ['an address in a form', (email) => readContact('email', email), filled(formBody, 'a.', 'a@')],
  ['an address without end', (email) => readContact('email', email), filled(formBody, 'a', 'a@')],
  ['a name in a form', (name) => readContact('firstName', name), filled(formBody, '\u200b', '', 'a')],
  ['a phone number', (phone) => readContact('phone', phone), filled(formBody, '0-', '00')],
  ['a message', (message) => readContact('message', message), filled(formBody, ' ', 'a', 'a')],
  ['a reference in a form', (reference) => thanks.isValidSync({ reference }), filled(formBody, ' -', 'P')],
  ['words of crisis', speaksOfCrisis, filled(limits.longText, 'i want to not die ')],
  ['words with accents', speaksOfCrisis, filled(limits.longText, marks, 'a')],
  ...['a.', 'a-', '<a ', '< ', 'www.', 'http://', 'a.b/', '[url', 'a.a', 'a.aa'].map((piece): Case => {
    const judge = (words: string) => looksLikeSpam({ names: [words], text: words });
    return [`“${piece}” in a request`, judge, filled(limits.longText, piece)];
  }),
  ['a request in the log of spam', (words) => textDigest('secret', words), filled(limits.longText, marks, 'a')],
  ['a request that is searched', foldForSearch, filled(limits.longText, marks, 'a')],
  ['a search', (words) => v.is(searchInputSchema, { text: words }), filled(anyBody, ' ', 'a', 'a')],
  [
    'a text that is read aloud',
    (words) => v.is(meetingChoiceSchema, { kind: 'prayer', reference: 'P-7KQ4-M2XD', text: words }),
    filled(anyBody, marks, 'a'),
  ],
  ['a mailbox', normalizeMailbox, filled(limits.email, '+')],
  ['an address for mails', mailAddress, filled(anyBody, '.', 'a@')],
  ['a domain that is not ASCII', mailAddress, filled(1000, 'ü.', 'a@')],
  ['marks around an address', mailAddress, filled(1000, '\u200d\u200b', 'ü')],
  ['who is to be forgotten', readForgetTarget, filled(anyBody, '@')],
  [
    'an address of the site',
    (contactEmail) => problemsOf(emailShape, { contactEmail }, () => undefined),
    filled(anyBody, '.', 'a@', '@'),
  ],
])('reads %s in the time of a plain scan', async (_, read, written) => {
  // What takes too long does so each time; a busy machine seldom does.
  await vi.waitFor(() => expect(shortest(() => read(written))).toBeLessThan(shortest(scan)), { timeout: 15_000 });
});
