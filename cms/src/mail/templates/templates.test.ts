import { describe, expect, test } from 'vitest';
import { builtInLocales } from '../../contracts/language';
import type { Sender } from './mail-template';
import { templates } from './templates';

const sender: Sender = {
  publicUrl: 'https://www.example.org',
  ministryName: 'Ministerio Alba',
  contactEmail: 'hello@example.org',
};
const reference = 'P-7KQ4-M2XD';
const link = `https://www.example.org/desk?kind=prayer&reference=${reference}`;
const request = { kind: 'prayer', reference, urgent: false, receivedOn: '2026-11-20' };

const parameters = {
  'new-request': { kind: 'prayer', reference, urgent: true },
  'untouched-requests': { requests: [request], earlier: 1 },
  'waiting-digest': { requests: [request, { ...request, kind: 'contact', reference: 'C-7KQ4-M2XD' }], spam: 2 },
  'expiring-requests': { requests: [{ kind: 'prayer', reference, deletedOn: '2026-12-20' }] },
  confirmation: { kind: 'prayer', reference },
} as const;

const names = ['new-request', 'untouched-requests', 'waiting-digest', 'expiring-requests', 'confirmation'] as const;

describe.each(names)('%s', (name) => {
  test('differs between the builtInLocales and leaves nothing unsaid', () => {
    const [en, es] = builtInLocales.map((language) => templates[name].render(parameters[name], language, sender));
    expect(en?.subject).not.toBe(es?.subject);
    for (const { subject, text } of [en, es].filter((content) => content !== undefined)) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(text).toContain(reference);
      expect(`${subject}${text}`).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });
});

test.each(builtInLocales)('a member is told in %s what was changed, by whom and what to do', (language) => {
  const parameters = {
    changes: ['password', 'roles'],
    origin: 'another-account',
    changedAt: '2026-11-22T16:05:00.000Z',
  };
  const { subject, text } = templates['account-change'].render(parameters, language, sender);
  const expected = {
    en: [
      'Your account was changed',
      'It has a new password.',
      'It has different roles.',
      'signed out',
      'November 22, 2026',
    ],
    es: ['Su cuenta ha cambiado', 'Tiene una contraseña nueva.', 'Tiene otros roles.', 'sesiones', '22 de noviembre'],
  }[language];
  for (const words of expected) expect(`${subject}\n${text}`).toContain(words);
  const newPassword = 'https://www.example.org/admin/panel/auth/forgot-password';
  expect(text).toContain(newPassword);
  const deleted = { ...parameters, changes: ['deleted'] };
  expect(templates['account-change'].render(deleted, language, sender).text).not.toContain(newPassword);
});

test.each([
  ['en', 'publish', ['Not published on www.example.org', 'Articles (Spanish)', 'March 28, 2027 at 6:00']],
  ['es', 'unpublish', ['Sigue en www.example.org', 'Artículos (Español)', '28 de marzo de 2027', '6:00']],
] as const)('what was missed is told in %s with its time on the ministry’s clocks', (language, action, expected) => {
  const missed = {
    ...{ uid: 'api::article.article', language: 'es', action },
    ...{ dueAt: '2027-03-28T11:00:00.000Z', timeZone: 'America/Guayaquil' },
  };
  const { subject, text } = templates['missed-schedule'].render(missed, language, sender);
  for (const words of [...expected, 'America/Guayaquil', 'https://www.example.org/admin/panel']) {
    expect(`${subject}\n${text}`).toContain(words);
  }
});

test('the team sees what is urgent in the subject, and where to read it', () => {
  const urgent = templates['new-request'].render({ kind: 'prayer', reference, urgent: true }, 'es', sender);
  expect(urgent.subject).toBe(`Urgente · Nueva petición de oración ${reference}`);
  expect(urgent.text).toContain(link);
  const calm = templates['new-request'].render({ kind: 'counseling', reference, urgent: false }, 'en', sender);
  expect(calm.subject).toBe(`New counseling request ${reference}`);
});

test('parameters that are none of ours become no mail', () => {
  const injected = { kind: 'prayer', reference: 'P-7KQ4-M2XD\r\nBcc: all@example.org', urgent: false };
  expect(() => templates['new-request'].render(injected, 'en', sender)).toThrow();
});

test('the digest tells how many of each kind wait, since when, and which went to spam', () => {
  const older = { ...request, receivedOn: '2026-11-01', reference: 'P-0000-0001', urgent: true };
  const requests = [older, request, { ...request, kind: 'contact', reference: 'C-7KQ4-M2XD' }];
  const { subject, text } = templates['waiting-digest'].render({ requests, spam: 1 }, 'en', sender);
  expect(subject).toBe('4 requests are waiting');
  expect(text).toContain('2 prayer requests, the oldest since 2026-11-01');
  expect(text).toContain('1 contact request, the oldest since 2026-11-20');
  expect(text).toContain('Prayer P-0000-0001, urgent, since 2026-11-01');
  expect(text).toContain(link);
  expect(text).toContain('1 request is in Spam');
  expect(text).toContain('https://www.example.org/desk?list=spam');
});

test.each([
  ['en', 1, '1 request is in Spam'],
  ['en', 12, '12 requests are in Spam'],
  ['es', 1, '1 petición está en Spam'],
  ['es', 12, '12 peticiones están en Spam'],
] as const)('where nothing else waits the digest says in %s that %i are spam', (language, spam, subject) => {
  const content = templates['waiting-digest'].render({ requests: [], spam }, language, sender);
  expect(content.subject).toBe(subject);
  expect(content.text).toContain('/desk?list=spam');
});

test('that some of them look as if a person wrote them is said in both languages', () => {
  const [en, es] = builtInLocales.map(
    (language) => templates['waiting-digest'].render({ requests: [], spam: 3, looksReal: 2 }, language, sender).text,
  );
  expect(en).toContain('2 of them have been there for more than a day and do not look automated');
  expect(es).toContain('2 de ellas llevan ahí más de un día y no parecen automáticas');
});

test('that urgent requests went to spam is said in both builtInLocales, with the list they are in', () => {
  const [en, es] = builtInLocales.map((language) => templates['spam-alert'].render({}, language, sender));
  expect(en?.subject).toBe('Urgent · Requests are going to Spam');
  expect(es?.subject).toBe('Urgente · Hay peticiones que van a Spam');
  for (const content of [en, es]) {
    expect(content?.text).toContain('https://www.example.org/desk?list=spam');
  }
});

test('a digest of very many stays a mail that can be read', () => {
  const requests = Array.from({ length: 70 }, () => request);
  const { text } = templates['waiting-digest'].render({ requests, spam: 0 }, 'es', sender);
  expect(text.split(link)).toHaveLength(51);
  expect(text).toContain('y 20 más');
});

test('the person learns how to reach the ministry, also before its settings are published', () => {
  const known = templates.confirmation.render({ kind: 'prayer', reference }, 'es', sender).text;
  expect(known).toContain('hello@example.org');
  expect(known).toContain('Ministerio Alba');
  const unknown = { ...sender, ministryName: null, contactEmail: null };
  expect(templates.confirmation.render({ kind: 'prayer', reference }, 'es', unknown).text).toContain(
    'https://www.example.org/contact?lang=es',
  );
});

test('what a locked telephone shows says nothing of what kind of help was asked for', () => {
  const beginnings = (['prayer', 'contact', 'counseling'] as const).map((kind) => {
    const { subject, text } = templates.confirmation.render({ kind, reference }, 'en', sender);
    return subject + text.slice(0, text.indexOf('\n'));
  });
  expect(new Set(beginnings).size).toBe(1);
});

test.each([
  [
    'en',
    [
      'English: 61 of 63 published',
      'Spanish: 60 of 63 published, 2 behind',
      '- Home: the Spanish text',
      'and one more',
    ],
  ],
  [
    'es',
    ['Inglés: 61 de 63 publicados', 'Español: 60 de 63 publicados, 2 por actualizar', '- Home: el texto', 'y uno más'],
  ],
] as const)(
  'the monthly email in %s says what waits to be translated, and where to see and stop it',
  (language, expected) => {
    const parameters = {
      entries: 63,
      languages: { en: { published: 61, behind: 0 }, es: { published: 60, behind: 2 } },
      waiting: [{ title: 'Home', language: 'es', state: 'behind' }],
      more: 1,
    };
    const { text } = templates['translation-digest'].render(parameters, language, sender);
    for (const words of [...expected, 'https://www.example.org/admin/panel/translations'])
      expect(text).toContain(words);
  },
);

test.each([
  ['en', 1, '1 request is waiting at the prayer desk'],
  ['es', 1, '1 petición espera en la mesa de oración'],
  ['en', 3, '3 requests are waiting at the prayer desk'],
  ['es', 3, '3 peticiones esperan en la mesa de oración'],
] as const)('the weekly reminder says in %s how many wait, and nothing else: %i', (language, waiting, words) => {
  expect(templates['weekly-reminder'].render({ waiting }, language, sender)).toEqual({
    subject: words,
    text: `${words}:\nhttps://www.example.org/desk\n`,
  });
});
