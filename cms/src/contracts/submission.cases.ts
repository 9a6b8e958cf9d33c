import type { SubmissionMessageKey } from './submission-messages';

/** One payload and what becomes of it: the message key of each field that is refused, none when it is accepted. */
export type SubmissionCase = {
  name: string;
  payload: Record<string, unknown>;
  errors: readonly (readonly [field: string, messageKey: string])[];
};

type Payload = Record<string, unknown>;

const loneSurrogate = 'a\ud83d';
const family = '👨‍👩‍👧‍👦';

/** Texts that are there and that nobody sees, each of which may also stand between spaces. */
const invisible = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f\u1160',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e\u200f',
  '\u202a\u202c',
  '\u202e',
  '\u2060',
  '\u2066\u2069',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\u{e0100}',
  ' \u200b \u2800\u00a0\ufeff ',
];

const codePoints = (text: string) =>
  Array.from(text, (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(' ');

/** The longest address: 64 characters before the @ and labels of at most 63 after it. */
const longestEmail = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.ec`;

/** Names that people have, in every direction and script. */
const scripts = [
  'José Ñandú',
  'Zoë',
  '李小龍',
  'محمد',
  'می\u200cخواهم',
  'ක්\u200dෂමා',
  'שָׂרָה',
  'नरेन्द्र',
  "O'Brien-Smith",
  '𝒜lice',
  `Ana ${family}`,
];

function without(payload: Payload, field: string): Payload {
  return Object.fromEntries(Object.entries(payload).filter(([key]) => key !== field));
}

/** Values that are not text; none of them may pass for text, and none may crash the server. */
const notText: readonly (readonly [name: string, value: unknown])[] = [
  ['a number', 5],
  ['true', true],
  ['a list', ['Ana']],
  ['an object', { toString: 'Ana' }],
];

export function nameCases(valid: Payload, field: 'firstName' | 'lastName'): SubmissionCase[] {
  const required: SubmissionMessageKey = `submission.${field}.required`;
  const refused = (name: string, value: unknown, key: string): SubmissionCase => ({
    name: `${field}: ${name}`,
    payload: { ...valid, [field]: value },
    errors: [[field, key]],
  });
  return [
    { name: `${field}: missing`, payload: without(valid, field), errors: [[field, required]] },
    refused('empty', '', required),
    refused('null', null, required),
    refused('white space of several kinds', ' \t\n\u00a0\u2003', required),
    ...invisible.map((value) => refused(`nothing but ${codePoints(value)}`, value, required)),
    ...notText.map(([name, value]) => refused(name, value, required)),
    refused('101 characters', 'a'.repeat(101), 'submission.name.tooLong'),
    refused('101 emoji', '🙏'.repeat(101), 'submission.name.tooLong'),
    refused('NUL', 'An\u0000a', 'submission.text.unreadable'),
    refused('a lone surrogate', loneSurrogate, 'submission.text.unreadable'),
    ...[...scripts, 'a', 'a'.repeat(100), '🙏'.repeat(100), `  ${'a'.repeat(100)}  `].map((value) => ({
      name: `${field}: accepts ${value.length > 30 ? `${Array.from(value).length} characters` : value}`,
      payload: { ...valid, [field]: value },
      errors: [],
    })),
  ];
}

export function emailCases(valid: Payload, invalid: string): SubmissionCase[] {
  const refused = (value: unknown, key = invalid): SubmissionCase => ({
    name: `email: refuses ${JSON.stringify(value).slice(0, 40)}`,
    payload: { ...valid, email: value },
    errors: [['email', key]],
  });
  return [
    { name: 'email: missing', payload: without(valid, 'email'), errors: [['email', invalid]] },
    ...[
      '',
      '   ',
      'ana',
      'ana@',
      '@example.com',
      'ana@example',
      'ana@@example.com',
      'ana maria@example.com',
      'ana@example..com',
      'ana@-example.com',
      'ana@example.com\nBcc: all@example.com',
      'ana@example.com, eva@example.com',
      '<ana@example.com>',
      'rut..l@example.com',
      '.ana@example.com',
      'ana.@example.com',
      'ñandú@correo.ec',
      `${'a'.repeat(65)}@example.com`,
    ].map((value) => refused(value)),
    refused(null),
    ...notText.map(([, value]) => refused(value)),
    refused(`a${longestEmail}`, 'submission.email.tooLong'),
    refused('an\u0000a@example.com', 'submission.text.unreadable'),
    refused(`${loneSurrogate}@example.com`, 'submission.text.unreadable'),
    ...[
      'ana@example.com',
      '  ana@example.com  ',
      'ana.maria+prayer@mail.example.co.uk',
      "o'brien@example.com",
      'ana@ñandú.ec',
      '\u2066ana@example.com\u2069',
      '\u202aana@exam\u00adple.com\u202c\u200b',
      'ana@xn--bcher-kva.example',
      longestEmail,
    ].map((value) => ({
      name: `email: accepts ${value.slice(0, 40)}`,
      payload: { ...valid, email: value },
      errors: [],
    })),
  ];
}

export function phoneCases(valid: Payload, field: 'phoneNumber' | 'phone'): SubmissionCase[] {
  const refused = (value: unknown, key: SubmissionMessageKey = 'submission.phone.invalid'): SubmissionCase => ({
    name: `${field}: refuses ${JSON.stringify(value)}`,
    payload: { ...valid, [field]: value },
    errors: [[field, key]],
  });
  return [
    ...[
      '1',
      '12',
      '180-1',
      '٥٥٥',
      '123-456',
      '1------',
      '02345678901',
      '1-112-555-0147',
      '22125550147',
      '0300 1234567',
      '923001234567',
      '011 92 300 1234567',
      '212-555-0147 x12',
      '555-0147 x12',
      '212-555-0147 / 212-555-0148',
      '1-800-FLOWERS',
      '९८७६५४३२१०',
      '03012345678',
      '٠٣٠١٢٣٤٥٦٧٨',
      'call me',
      '---',
      '1\u00002',
      loneSurrogate,
      '593+991234567',
    ].map((value) => refused(value)),
    ...[
      '+',
      '+593999',
      '+1234567890123456',
      '+0593991234567',
      '++593991234567',
      '00923',
      '+92 300 1234567, 0301 7654321',
      '+92 300 1234567 ext. 2',
      '+593 99 CALL ME',
      '+593991234567\u0000',
      '0012345678901234567',
    ].map((value) => refused(value, 'submission.phone.international')),
    ...notText.map(([, value]) => refused(value)),
    ...[
      '1234567',
      '555-0147',
      '1234567890',
      '123-456-7890',
      '  123-456-7890 ',
      '0012345678',
      '(123) 456-7890',
      '212–555–0147',
      '1-212-555-0147',
      '1 (212) 555-0147',
      '12125550147',
      '00 92 300 1234567',
      '٥٥٥١٢٣٤٥٦٧',
      '+923012345678',
      '+92 301 2345678',
      ' +1 (555) 123-4567 ',
      '+593.99.123.4567',
      '+44 (0)20 7946 0958',
      '\u202a+593\u00a099\u00a0123\u00a04567\u202c',
      '+۹۲ ۳۰۱ ۲۳۴۵۶۷۸',
      '00923012345678',
      '+2904567',
      '+123456789012345',
    ].map((value) => ({
      name: `${field}: accepts ${value}`,
      payload: { ...valid, [field]: value },
      errors: [],
    })),
  ];
}

/** A field that may be missing, empty, blank or null, all of which mean that nothing was said. */
export function optionalCases(valid: Payload, field: string): SubmissionCase[] {
  return [
    { name: `${field}: may be missing`, payload: without(valid, field), errors: [] },
    ...['', '   ', '\u200b\u2060', null].map((value) => ({
      name: `${field}: may be ${typeof value === 'string' ? codePoints(value) || 'empty' : 'null'}`,
      payload: { ...valid, [field]: value },
      errors: [],
    })),
  ];
}

/** Texts of up to 5,000 characters; `tooShort` is the key for fewer than ten, absent where the text is optional. */
export function longTextCases(valid: Payload, field: string, tooShort?: string): SubmissionCase[] {
  const refused = (name: string, value: unknown, key: string): SubmissionCase => ({
    name: `${field}: ${name}`,
    payload: { ...valid, [field]: value },
    errors: [[field, key]],
  });
  const short =
    tooShort === undefined
      ? []
      : [
          { name: `${field}: missing`, payload: without(valid, field), errors: [[field, tooShort] as const] },
          refused('empty', '', tooShort),
          refused('null', null, tooShort),
          refused('white space', ' '.repeat(20), tooShort),
          ...invisible.map((value) => refused(`nothing but ${codePoints(value)}`, value.repeat(10), tooShort)),
          refused('nine characters', '123456789', tooShort),
          refused('nine characters and white space around them', '  123456789  ', tooShort),
          refused('nine emoji, eighteen code units', '🙏'.repeat(9), tooShort),
        ];
  return [
    ...short,
    ...notText.map(([name, value]) => refused(name, value, tooShort ?? 'submission.text.unreadable')),
    refused('5,001 characters', 'a'.repeat(5001), 'submission.longText.tooLong'),
    refused('5,001 emoji', '🙏'.repeat(5001), 'submission.longText.tooLong'),
    refused('NUL', 'please pray\u0000 for us', 'submission.text.unreadable'),
    refused('a lone surrogate', `please pray ${loneSurrogate}`, 'submission.text.unreadable'),
    ...[
      '1234567890',
      '🙏'.repeat(10),
      'a'.repeat(5000),
      '🙏'.repeat(5000),
      `صلوا من أجلنا ${family}`,
      'line one\r\nline two\t!',
    ].map((value) => ({
      name: `${field}: accepts ${Array.from(value).length} characters (${Array.from(value).slice(0, 12).join('')})`,
      payload: { ...valid, [field]: value },
      errors: [],
    })),
  ];
}

export function choiceCases(valid: Payload, field: string): SubmissionCase[] {
  return [
    ...[true, false].map((value) => ({
      name: `${field}: accepts ${value}`,
      payload: { ...valid, [field]: value },
      errors: [],
    })),
    { name: `${field}: may be missing`, payload: without(valid, field), errors: [] },
    ...['true', 'yes', '', 1, 0, null, [], { toString: 1 }].map((value) => ({
      name: `${field}: refuses ${JSON.stringify(value)}`,
      payload: { ...valid, [field]: value },
      errors: [[field, 'submission.choice.invalid'] as const],
    })),
  ];
}

/** Spellings of an address, what counts as one visitor in the limits of both programs, and the /48 around it. */
export const networkCases: readonly (readonly [spelling: string, network: string, network48: string | null])[] = [
  ['203.0.113.7', '203.0.113.7', null],
  ['::ffff:203.0.113.7', '203.0.113.7', null],
  ['::FFFF:203.0.113.7', '203.0.113.7', null],
  ['::ffff:cb00:7107', '203.0.113.7', null],
  ['::ffff:102:304', '1.2.3.4', null],
  ['0:0:0:0:0:ffff:102:304', '1.2.3.4', null],
  ['::ffff:1.2.3.4%eth0', '1.2.3.4', null],
  ['0xcb.0.0161.7', '203.0.113.7', null],
  ['3405803783', '203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8::0001', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64', '1:2:3::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ['2002:102:304::1', '2002:102:304:0::/64', '2002:102:304::/48'],
];
