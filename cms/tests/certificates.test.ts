import * as v from 'valibot';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import {
  certificateCheckAnswerSchema,
  certificateCheckPath,
  certificateSchema,
  certificatesPath,
  moduleRefusalSchema,
  type Certificate,
} from '../src/contracts/certificate';
import { certificateMessages } from '../src/contracts/certificate-messages';
import { quizAnswerSchema } from '../src/contracts/quiz';
import { moduleCount } from '../src/contracts/training-module';
import { issueNumber } from '../src/certificates/number';
import { createKeyring } from '../src/lib/field-encryption/keyring';
import { createEntry, deleteEntry, type Locale, publishEntry, updateEntry } from './support/admin';
import { call, type Call } from './support/http';
import { naming, questions, quiz, trainingModule } from './support/library';
import { expectRefusal, problemsOf } from './support/refusal';
import { tokenOf } from './support/signed-in';
import { anyAddress } from './support/submissions';

const quizUid = 'api::quiz.quiz';
const moduleUid = 'api::training-module.training-module';
const locales: readonly Locale[] = ['en', 'es'];
const slugs = Array.from({ length: moduleCount }, (_, at) => `course-${at + 1}`);
const made: [string, string][] = [];
let token: string;

type Answers = Record<string, Record<string, unknown>>;

/** In Spanish, the options of the first question stand in another order. */
function quizIn(locale: Locale, slug: string) {
  const [first, ...others] = questions(locale);
  return {
    ...quiz(`${slug}-quiz`, locale),
    questions: [{ ...first, correctAnswer: locale === 'en' ? '0' : '3' }, ...others],
  };
}

async function publishModule(slug: string, number: number): Promise<void> {
  const quizId = await createEntry(token, quizUid, 'en', quizIn('en', slug));
  made.push([quizUid, quizId]);
  await updateEntry(token, quizUid, quizId, 'es', quizIn('es', slug));
  const entry = (locale: Locale) => ({ ...trainingModule(slug, number, `${slug} ${locale}`), quiz: naming(quizId) });
  const moduleId = await createEntry(token, moduleUid, 'en', entry('en'));
  made.push([moduleUid, moduleId]);
  await updateEntry(token, moduleUid, moduleId, 'es', entry('es'));
  for (const locale of locales) {
    await publishEntry(token, quizUid, quizId, locale);
    await publishEntry(token, moduleUid, moduleId, locale);
  }
}

beforeAll(async () => {
  token = await tokenOf();
  for (const [at, slug] of slugs.entries()) await publishModule(slug, at + 1);
});

afterAll(async () => {
  for (const [uid, id] of made.reverse()) await deleteEntry(token, uid, id);
});

async function rightAnswers(locale: Locale): Promise<Answers> {
  const all = slugs.map(async (slug) => {
    const { data } = v.parse(quizAnswerSchema, (await call(`/api/quizzes/${slug}-quiz?locale=${locale}`)).json);
    return [slug, Object.fromEntries(data.questions.map(({ id, correctAnswer }) => [id, correctAnswer]))] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

const ask = (body: object, options: Call = anyAddress()) => call(certificatesPath, { body, ...options });
const look = (body: object, options: Call = anyAddress()) => call(certificateCheckPath, { body, ...options });

async function issue(name: string, locale: Locale = 'en', bothLanguages = false): Promise<Certificate> {
  const answer = await ask({ name, locale, bothLanguages, answers: await rightAnswers(locale) });
  expect(answer.status, answer.text).toBe(201);
  return v.parse(certificateSchema, answer.json);
}

async function check(number: unknown, name?: unknown) {
  const answer = await look({ number, ...(name === undefined ? {} : { name }) });
  expect(answer.status, answer.text).toBe(200);
  return v.parse(certificateCheckAnswerSchema, answer.json);
}

describe('an honest certificate', () => {
  test.each([
    ['en', 'Mercy Thompson', false],
    ['es', 'José Ñáñez', false],
    ['es', 'María Fernanda de los Ángeles Ñáñez-Gutiérrez Peña-Yáñez Ruiz', true],
    ['en', 'Łukasz O’Żółć', true],
  ] as const)('in %s for %s is a PDF whose number is true', async (locale, name, bothLanguages) => {
    const { number, issuedOn, document } = await issue(name, locale, bothLanguages);
    const pdf = Buffer.from(document, 'base64').toString('latin1');
    expect(pdf.startsWith('%PDF')).toBe(true);
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(bothLanguages ? 2 : 1);

    const known = { status: 'genuine', number, issuedOn, locale };
    expect(await check(number)).toEqual({ ...known, name: 'not-given' });
    expect(await check(number, '')).toEqual({ ...known, name: 'not-given' });
    expect(await check(number, name)).toEqual({ ...known, name: 'same' });
    expect(
      await check(` ${number.toLowerCase().replaceAll('-', ' ')}`, ` ${name.toUpperCase().normalize('NFD')}  `),
    ).toEqual({
      ...known,
      name: 'same',
    });
  });

  test('is issued for five of six answers, in the language of the other quiz, and with answers to more', async () => {
    const answers = await rightAnswers('es');
    for (const slug of slugs) answers[slug] = { ...answers[slug], q2: 'true', q99: 1 };
    answers['removed-module'] = { q1: 1 };
    // Of a quiz that was taken again since, only that it was passed is known.
    Object.assign(answers, { [slugs[0] ?? '']: 'passed' });
    const answer = await ask({ name: 'Ana Ruiz', locale: 'en', bothLanguages: false, answers });
    expect(answer.status, answer.text).toBe(201);
  });

  test(
    'is drawn for as many as there is room for, and beyond them people are asked to wait a moment',
    { tags: ['night'] },
    async () => {
      const body = { name: 'Ana Ruiz', locale: 'en', bothLanguages: true, answers: await rightAnswers('en') };
      const senders = Array.from({ length: 80 }, anyAddress);
      const answers = await Promise.all(senders.map(async (sender) => [sender, await ask(body, sender)] as const));
      const waiting = answers.filter(([, { status }]) => status !== 201);
      expect(waiting).not.toEqual([]);
      for (const [, answer] of waiting) {
        expectRefusal(answer, 503);
        expect(answer.headers.get('retry-after')).toBe('5');
        expect(answer.text).toContain('One moment');
      }
      expect((await ask(body, waiting[0]?.[0])).status).toBe(201);
    },
  );

  test('is checked without repeating the name, and no answer is cached', async () => {
    const { number } = await issue('Marcada Zzyzx');
    const answer = await look({ number, name: 'Marcada Zzyzx' });
    expect(answer.text).not.toMatch(/zzyzx/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('answers that do not pass', () => {
  const changed: readonly (readonly [
    kind: string,
    change: (answers: Answers) => unknown,
    repeated: readonly string[],
  ])[] = [
    ['none', () => ({}), slugs],
    ['none to one module', ({ 'course-3': _left, ...others }) => others, ['course-3']],
    [
      'four of six to one module',
      (all) => ({ ...all, 'course-5': { ...all['course-5'], q1: 2, q2: 'true' } }),
      ['course-5'],
    ],
    [
      'those of a retaken quiz that was not finished',
      (all) => ({ ...all, 'course-1': { q1: 0, q2: 'false' } }),
      ['course-1'],
    ],
    ['wrong ones', (all) => Object.fromEntries(Object.keys(all).map((slug) => [slug, { q1: 1, q3: 0 }])), slugs],
    [
      'answers to questions that do not exist',
      (all) => ({ ...all, 'course-2': { a: 0, b: 1, c: 2, d: 3, e: 0, f: 1 } }),
      ['course-2'],
    ],
    [
      'answers of another module’s name',
      (all) => ({ ...all, 'course-2': {}, 'course-22': all['course-2'] }),
      ['course-2'],
    ],
    [
      'numbers for true and false',
      (all) => ({ ...all, 'course-7': { q1: 0, q2: 0, q5: 0, q3: 2, q4: 3 } }),
      ['course-7'],
    ],
    ['names of a prototype', (all) => ({ ...all, 'course-8': { constructor: 0, toString: 1 } }), ['course-8']],
  ];

  test.each(changed)('%s: the modules to repeat are named', async (_kind, change, repeated) => {
    const answers = change(await rightAnswers('en'));
    const answer = await ask({ name: 'Ana Ruiz', locale: 'es', bothLanguages: false, answers });
    expectRefusal(answer, 422);
    const { modules } = v.parse(moduleRefusalSchema, answer.json).error.details;
    expect(modules.map(({ slug }) => slug)).toEqual(repeated);
    expect(modules[0]?.title).toBe(`Title ${repeated[0]} es`);
  });

  const unreadable: readonly (readonly [kind: string, answers: unknown])[] = [
    ['a claim', 'all right'],
    ['a list', [1, 2, 3]],
    ['nothing', null],
    ['a score', { 'course-1': 100 }],
    ['a claimed result', { 'course-1': { completed: true, score: 100 } }],
    ['an option that no question has', { 'course-1': { q1: 4 } }],
    ['a part of an option', { 'course-1': { q1: 0.5 } }],
    ['a text for an option', { 'course-1': { q1: '0' } }],
    ['a nested answer', { 'course-1': { q1: { $ne: 1 } } }],
  ];

  test.each(unreadable)('%s: refused as unreadable', async (_kind, answers) => {
    expectRefusal(await ask({ name: 'Ana Ruiz', locale: 'es', bothLanguages: false, answers }), 400);
  });

  test('a claim beside them changes nothing', async () => {
    const claims = { passed: true, score: 100, number: '7KQ4-M2XD-09AB-CDEF-GH12-3456', answers: {} };
    expectRefusal(await ask({ name: 'Ana Ruiz', locale: 'es', bothLanguages: false, ...claims }), 422);
  });

  test('a part of the course is not the course', async () => {
    const [uid, id] = made[1] ?? ['', ''];
    for (const locale of locales) {
      const path = `/content-manager/collection-types/${uid}/${id}/actions/unpublish?locale=${locale}`;
      expect((await call(path, { token, body: {} })).status).toBe(200);
    }
    const answer = await ask({
      name: 'Ana Ruiz',
      locale: 'en',
      bothLanguages: false,
      answers: await rightAnswers('en'),
    });
    expectRefusal(answer, 422);
    expect(v.parse(moduleRefusalSchema, answer.json).error.details.modules).toEqual([]);
    for (const locale of locales) await publishEntry(token, uid, id, locale);
  });
});

describe('forged', () => {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const next = (character: string) => alphabet.charAt((alphabet.indexOf(character) + 1) % alphabet.length);
  const plain = (number: string) => number.replaceAll('-', '');
  /** The characters that hold a part of the number; bytes and characters do not end together. */
  const edited = (at: number) => (own: string) =>
    plain(own).slice(0, at) + next(plain(own).charAt(at)) + plain(own).slice(at + 1);
  const mixed = (from: number, to: number) => (own: string, other: string) =>
    plain(own).slice(0, from) + plain(other).slice(from, to) + plain(own).slice(to);
  const foreignKey = createKeyring('a secret of another site, long enough', [], { current: 'KEY', previous: 'OLDER' });
  const fieldKey = createKeyring('test-request-key-long-enough-to-encrypt-with', [], {
    current: 'KEY',
    previous: 'OLDER',
  });

  const numbers: readonly (readonly [kind: string, forge: (own: string, other: string) => string])[] = [
    ['version', edited(0)],
    ['language', edited(1)],
    ['key', edited(2)],
    ['day', edited(5)],
    ['day, by a year', edited(3)],
    ['nonce', edited(7)],
    ['digest of the name', edited(12)],
    ['last digit', edited(23)],
    ['first digit of the seal', edited(17)],
    ['name of another certificate', mixed(10, 16)],
    ['seal of another certificate', mixed(16, 24)],
    ['nonce of another certificate', mixed(6, 10)],
    ['first half of another certificate', mixed(0, 12)],
    [
      'two digits exchanged',
      (own) =>
        plain(own)
          .replace(/^(.)(.)/, '$2$1')
          .replace(/^(..)(.)(.)/, '$1$3$2'),
    ],
    ['read backwards', (own) => Array.from(plain(own)).reverse().join('')],
    ['zeros', () => '0'.repeat(24)],
    ['the last letter', () => 'Z'.repeat(24)],
    ['digits without a seal', (own) => `${plain(own).slice(0, 16)}00000000`],
    ['another site’s key', () => issueNumber(foreignKey, 'en', 'Mercy Thompson', new Date()).number],
    ['the key of fields', () => issueNumber(fieldKey, 'en', 'Mercy Thompson', new Date()).number],
    ['the example of the texts', () => '7KQ4-M2XD-09AB-CDEF-GH12-3456'],
  ];

  test('numbers are not genuine, whatever was changed', async () => {
    const [own, other] = [await issue('Mercy Thompson'), await issue('Ana Ruiz', 'es')];
    for (const [kind, forge] of numbers) {
      const number = forge(own.number, other.number);
      expect(plain(number), kind).not.toBe(plain(own.number));
      expect(await check(number), kind).toEqual({ status: 'not-genuine' });
      expect(await check(number, 'Mercy Thompson'), kind).toEqual({ status: 'not-genuine' });
    }
  });

  test.each([
    ['cut off', (own: string) => own.slice(0, -1)],
    ['prolonged', (own: string) => `${own}0`],
    ['with letters that numbers do not have', (own: string) => own.replace(/^./, 'U')],
    ['with digits of other scripts', (own: string) => own.replace(/^./, '７')],
    ['with a query behind it', (own: string) => `${own}' OR 1=1`],
    ['as a list', (own: string) => [own]],
    ['as a filter', () => ({ $ne: '' })],
    ['as a number', () => 7],
    ['missing', () => null],
  ])('a number %s is refused at its field', async (_kind, forge) => {
    const { number } = await issue('Mercy Thompson');
    const answer = await look({ number: forge(number), name: 'Mercy Thompson' });
    expectRefusal(answer, 400);
    expect(problemsOf(answer)).toEqual({ number: certificateMessages['certificate.number.invalid'] });
  });

  test('names are not those of the certificate', async () => {
    const { number } = await issue('José Luis Ñáñez', 'es');
    for (const name of [
      'Ana Ruiz',
      'Jose Luis Nanez',
      'Ñáñez José Luis',
      'José Ñáñez',
      'José Luis Ñáñez Paz',
      'José L. Ñáñez',
      'Luis José Ñáñez',
      'JoséLuis Ñáñez',
      'José Luis Ñáñéz',
      'José Luiz Ñáñez',
      'José Luis-Ñáñez',
      'Dr. José Luis Ñáñez',
    ]) {
      expect(await check(number, name), name).toMatchObject({ status: 'genuine', name: 'different' });
    }
    for (const name of ['José\u200b Luis Ñáñez', '\u2066José Luis Ñáñez\u2069']) {
      expect(await check(number, name), name).toMatchObject({ status: 'genuine', name: 'same' });
    }
    for (const name of ['Јosé Luis Ñáñez', 'José Luis Ñáñez 2']) {
      const answer = await look({ number, name });
      expectRefusal(answer, 400);
      expect(problemsOf(answer)).toEqual({ name: certificateMessages['certificate.name.letters'] });
    }
  });

  test('a certificate is not replayed with the number of another one', async () => {
    const [own, other] = [await issue('Mercy Thompson'), await issue('Mercy Aguirre')];
    expect(await check(own.number, 'Mercy Aguirre')).toMatchObject({ name: 'different' });
    expect(await check(other.number, 'Mercy Thompson')).toMatchObject({ name: 'different' });
  });
});

describe('a request', () => {
  test('says at its field what is wrong with a name', async () => {
    const body = { locale: 'en', bothLanguages: false, answers: {} };
    for (const [name, key] of [
      ['', 'certificate.name.tooShort'],
      ['x'.repeat(81), 'certificate.name.tooLong'],
      ['محمد', 'certificate.name.letters'],
      ['ⅫⅫ', 'certificate.name.letters'],
    ] as const) {
      const answer = await ask({ ...body, name });
      expectRefusal(answer, 400);
      expect(problemsOf(answer)).toEqual({ name: certificateMessages[key] });
    }
  });

  test('is JSON of at most 64 kB, by POST', async () => {
    const form = await call(certificatesPath, { method: 'POST', headers: { 'Content-Type': 'text/plain' } });
    expect(form.status).toBe(415);
    expect((await call(certificatesPath)).status).toBe(404);
    expect((await ask({ name: 'x'.repeat(70_000) })).status).toBe(413);
  });

  test('to check is limited once 20 guesses were wrong, for that address alone', async () => {
    const { number } = await issue('Mercy Thompson');
    const guesser = anyAddress();
    for (let guess = 0; guess < 20; guess += 1) {
      const body = guess % 2 === 0 ? { number, name: `Name ${'x'.repeat(guess + 1)}` } : { number: '0'.repeat(24) };
      expect((await look(body, guesser)).status).toBe(200);
    }
    const refused = await look({ number, name: 'Mercy Thompson' }, guesser);
    expectRefusal(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await check(number, 'Mercy Thompson')).toMatchObject({ name: 'same' });
  });

  test('to check what is true is never limited', async () => {
    const { number } = await issue('Mercy Thompson');
    const reader = anyAddress();
    for (let time = 0; time < 30; time += 1) expect((await look({ number }, reader)).status).toBe(200);
  });

  test('to issue is limited by address', async () => {
    const body = { name: 'Ana Ruiz', locale: 'en', bothLanguages: false, answers: {} };
    const sender = anyAddress();
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await ask(body, sender)).status);
    expect(statuses.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(statuses[60]).toBe(429);
  });
});
