import * as v from 'valibot';
import type { CertificateMessageKey } from './certificate-messages';
import { builtInLocales } from './language';
import { optionsPerQuestion } from './quiz-rules';
import { groupLength, groupPattern, readLookalikes } from './reference';

export const certificatesPath = '/api/certificates';
export const certificateCheckPath = '/api/certificates/check';

/** What the key of numbers is derived for (HKDF): another purpose gives another key. */
export const certificateKeyPurpose = 'numbers of certificates, HMAC-SHA-256';

/** In characters (code points). */
export const nameLength = { least: 2, most: 80 } as const;
/** In UTF-16 units, with the accents and spaces that are not counted. */
const longestWritten = 1_000;

/** As the site's settings have it, whose contract is larger than all of this one. */
const localeSchema = v.picklist(builtInLocales);

const message = (key: CertificateMessageKey) => key;
const numberLength = 24;

/** The letters of a number in groups, as people read them aloud. */
export function grouped(characters: string): string {
  return characters.replace(new RegExp(`(.{${groupLength}})(?!$)`, 'g'), '$1-');
}

/** `7kq4 m2xd…` is `7KQ4-M2XD-…`; letters that no number has are read as the digits they look like. */
function plainNumber(written: string): string {
  const characters = written.toUpperCase().replace(/[\s\-‐‑–—]/g, '');
  return grouped(readLookalikes(characters));
}

const numberPattern = new RegExp(`^(?:${groupPattern}-){${numberLength / groupLength - 1}}${groupPattern}$`);

/** Mean the same in a name, whichever keyboard or spelling they come from. */
export const apostrophes = "'`´‘’ʹʻʼʽʾʿ";

/** Its holder can type it again: no digits, at most two accents on a letter. */
const namePattern = new RegExp(`^(?:\\p{Script=Latin}\\p{M}{0,2}|[ .·${apostrophes}-])+$`, 'u');
const letters = /\p{Script=Latin}/gu;

/** Leaves out the invisible marks of copied text, and writes hyphens, middle dots and spaces in one way. */
function plainName(name: string): string {
  return name
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC')
    .replace(/[‐‑‒–−]/g, '-')
    .replace(/[‧•∙⋅・]/g, '·')
    .replace(/\s+/gu, ' ')
    .trim();
}

export const nameSchema = v.pipe(
  v.string(message('certificate.name.tooShort')),
  v.maxLength(longestWritten, message('certificate.name.tooLong')),
  v.transform(plainName),
  v.check((name) => Array.from(name).length <= nameLength.most, message('certificate.name.tooLong')),
  v.check((name) => name === '' || namePattern.test(name), message('certificate.name.letters')),
  v.check((name) => (name.match(letters) ?? []).length >= nameLength.least, message('certificate.name.tooShort')),
);

const key = v.pipe(v.string(), v.maxLength(100));
const answerSchema = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(optionsPerQuestion - 1)),
  v.picklist(['true', 'false']),
]);
/** By question id. */
const quizAnswersSchema = v.record(key, answerSchema);

/** POST /api/certificates. A module that is not passed is a 422 with `moduleRefusalSchema`. */
export const certificateRequestSchema = v.object({
  name: nameSchema,
  locale: localeSchema,
  bothLanguages: v.boolean(),
  /** Names modules by slug; `passed` stands for a quiz that was taken again since, which clears its answers. */
  answers: v.record(key, v.union([quizAnswersSchema, v.literal('passed')]), message('certificate.answers.invalid')),
});

/** The answer, with status 201. Nothing of it is stored. */
export const certificateSchema = v.object({
  number: v.string(),
  issuedOn: v.pipe(v.string(), v.isoDate()),
  /** A PDF, in base64. */
  document: v.string(),
});

/** In `error.details` of a 422: the modules whose quiz is to be taken again. */
export const moduleRefusalSchema = v.object({
  error: v.object({ details: v.object({ modules: v.array(v.object({ slug: v.string(), title: v.string() })) }) }),
});

/** POST /api/certificates/check. */
export const certificateCheckSchema = v.object({
  number: v.pipe(
    v.string(message('certificate.number.invalid')),
    v.maxLength(longestWritten, message('certificate.number.invalid')),
    v.transform(plainNumber),
    v.regex(numberPattern, message('certificate.number.invalid')),
  ),
  /** Empty if only the number is checked. */
  name: v.optional(
    v.pipe(
      v.lazy((name) => (name === '' ? v.string() : nameSchema)),
      v.transform((name) => name || undefined),
    ),
  ),
});

/** What a number tells, and whether it was issued to the name that was given. */
export const certificateCheckAnswerSchema = v.variant('status', [
  v.object({ status: v.literal('not-genuine') }),
  v.object({
    status: v.literal('genuine'),
    number: v.string(),
    issuedOn: v.pipe(v.string(), v.isoDate()),
    locale: localeSchema,
    name: v.picklist(['not-given', 'same', 'different']),
  }),
]);

export type CertificateRequest = v.InferOutput<typeof certificateRequestSchema>;
export type Certificate = v.InferOutput<typeof certificateSchema>;
export type CertificateCheck = v.InferOutput<typeof certificateCheckSchema>;
export type CertificateCheckAnswer = v.InferOutput<typeof certificateCheckAnswerSchema>;
