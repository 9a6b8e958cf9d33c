import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { recoverySheet, secretsIn, unwritableIn } from './sheet';

const secrets = { REQUEST_KEY: 'key+of/requests=', BACKUP_KEY: 'key-of-backups', PURGE_SECRET: 'a_b-c' };

test('shows the secrets that are set, each with what it is for, and nothing else', () => {
  expect(secretsIn({ ...secrets, SMTP_URL: '', PORT: '3000', ADMIN_PASSWORD: 'used-once' })).toEqual(secrets);
  const sheet = recoverySheet(secrets, 'www.example.org', '2026-11-24');
  expect(sheet).toContain(
    '# Opens what people confided. Without it nobody ever reads the requests again.\nREQUEST_KEY=',
  );
});

test('leaves out the address that compose makes itself', () => {
  const compose = { POSTGRES_PASSWORD: 'letters', DATABASE_URL: 'postgres://ministry:letters@postgres:5432/ministry' };
  expect(secretsIn(compose)).toEqual({ POSTGRES_PASSWORD: 'letters' });
  expect(Object.keys(secretsIn({ DATABASE_URL: compose.DATABASE_URL }))).toEqual(['DATABASE_URL']);
});

/** What whoever follows the sheet types: the lines below the instructions. */
function typedFrom(printed: Record<string, string>): string {
  const lines = recoverySheet(printed, 'www.example.org', '2026-11-24').split('\n');
  return lines.slice(lines.findIndex((line) => line.startsWith('#'))).join('\n');
}

/**
 * Reads a value as Docker Compose documents its `.env` syntax: quotes can be escaped, double quotes have escapes, and all
 * but single quotes replaces variables, of which there are none here.
 */
function composeValue(written: string): string {
  const withoutVariables = (text: string) => text.replaceAll(/\$(?:(\$)|\{\w*\}|\w+)/g, '$1');
  const [, single] = /^'((?:[^'\\]|\\[^])*)'/.exec(written) ?? [];
  if (single !== undefined) return single.replaceAll(String.raw`\'`, "'");
  const [, double] = /^"((?:[^"\\]|\\[^])*)"/.exec(written) ?? [];
  if (double !== undefined) {
    const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', $: '$$' };
    return withoutVariables(double.replaceAll(/\\([nrt$"\\])/g, (_, escaped: string) => escapes[escaped] ?? escaped));
  }
  if (/^['"]/.test(written)) throw new Error('This quote is not closed');
  return withoutVariables(written.replace(/ #.*$/, '').trimEnd());
}

function parseAsCompose(file: string): Record<string, string> {
  const assignments = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    assignments.map((line) => {
      const [, name = '', written = ''] = /^(\w+)=[ \t]*(.*)$/.exec(line) ?? [];
      return [name, composeValue(written)];
    }),
  );
}

test('can be typed into a file .env as it stands', () => {
  expect(parseEnv(typedFrom(secrets))).toEqual(secrets);
  expect(parseAsCompose(typedFrom(secrets))).toEqual(secrets);
});

describe.each([
  'key #1',
  '#1',
  'a#b',
  'two words',
  ' spaces around ',
  'a  b   c',
  'no\u00A0break\u00A0',
  'a=b==',
  '=a',
  "it's",
  "'quoted'",
  '"quoted"',
  '"',
  "it's #1",
  " it's",
  'she said "yes"',
  `she said "it's"`,
  '`tick`',
  "`it's`",
  '$HOME/${HOME}',
  'pa$$word',
  'C:\\new\\table',
  '\\',
  'ends with \\',
  '\\\\server\\',
  "\\'",
  'two\nlines',
  "it's\ntwo",
  'clave de oración ñ €',
  '🙏🏽 #',
  'export A=b',
  'smtp://user:p%40ss@mail.example.org:587/?a=b&c=d',
])('the value %j', (value) => {
  const printed = { REQUEST_KEY: value, BACKUP_KEY: 'the one after it' };

  test('comes back unchanged in a file .env', () => {
    expect(unwritableIn(printed)).toEqual([]);
    expect(parseEnv(typedFrom(printed))).toEqual(printed);
  });

  test("comes back unchanged in Docker's file .env", () => {
    expect(parseAsCompose(typedFrom(printed))).toEqual(printed);
  });
});

describe.each([
  `'"# $`,
  `it's $5`,
  `it's "#1"`,
  "#it's\\",
  '$\\',
  'two "quoted"\nlines',
  'two\n$lines',
  'one\r\ntwo',
  'tab\there',
  "'\u001B",
])('the value %j, which no file .env can hold for both', (value) => {
  test('is no line of the file, but stands on the sheet as a JSON string', () => {
    const printed = { REQUEST_KEY: value, BACKUP_KEY: 'the one after it' };
    expect(unwritableIn(printed)).toEqual(['REQUEST_KEY']);
    const typed = typedFrom(printed);
    expect(parseEnv(typed)).toEqual({ BACKUP_KEY: 'the one after it' });
    expect(parseAsCompose(typed)).toEqual({ BACKUP_KEY: 'the one after it' });
    const [, json = ''] = /^# REQUEST_KEY: (.*)$/m.exec(typed) ?? [];
    expect(JSON.parse(json)).toBe(value);
  });
});
