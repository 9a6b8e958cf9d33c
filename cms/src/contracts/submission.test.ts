import { describe, expect, test } from 'vitest';
import { mailAddress } from './submission';

describe('one address and nothing else', () => {
  test.each([
    'ana@example.com',
    "ana.o'brien+tag@example.com",
    'a!b%c=d?e^f_g`h{i|j}k~l@example.com',
    'ana@xn--espaa-rta.example',
    '=?utf-8?q?=0d=0abcc?=@example.com',
    '-oQ/tmp/x@example.com',
  ])('%j is', (address) => expect(mailAddress(address)).toBe(address));

  test.each([
    '',
    'ana',
    '@example.com',
    'ana@',
    'ana@one@two.example',
    'ana@example.com\r\nBcc: all@example.org',
    'ana@example.com\nX: y',
    'ana\u0000@example.com',
    'ana@example.com,all@example.org',
    'ana@example.com;all@example.org',
    'ana@example.com all@example.org',
    'Ana <ana@example.com>',
    '<ana@example.com>',
    '"ana all@example.org"@example.com',
    'ana(comment)@example.com',
    'list:ana@example.com',
    'ana@[127.0.0.1]',
    'ana\\@example.com',
    'ana\u2028@example.com',
    'ana@example',
    'ana@exa_mple.com',
    'josé@ejemplo.org',
    'ana@exa\u00a0mple.example',
    'ana@ü/x.example',
    'ana@ü:25.example',
    'ana@ü%2e.example',
    'ana@xn--ü.example',
    '.ana@example.com',
    'an..a@example.com',
    'rut..l@example.com',
    'ana.@example.com',
    'ana@example..com',
    'ana@-example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(250)}.com`,
  ])('%j is not', (address) => expect(mailAddress(address)).toBeNull());
});

test.each([
  ['\u2066ana@example.com\u2069', 'ana@example.com'],
  ['\u202aana@example.com\u202c', 'ana@example.com'],
  ['\u202eana@example.com', 'ana@example.com'],
  [' \u200b ana@example.com\u00a0\ufeff', 'ana@example.com'],
  ['ana\u00ad@exam\u00adple.com', 'ana@example.com'],
  ['ana\u200d@example.com\u200c', 'ana@example.com'],
  ['ana@españa.example', 'ana@xn--espaa-rta.example'],
  ['ana@ESPAN\u0303A.example', 'ana@xn--espaa-rta.example'],
  ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah'],
  ['ana@مثال.إختبار', 'ana@xn--mgbh0fb.xn--kgbechtv'],
  ['ana@نامه\u200cای.example', 'ana@xn--mgba3gch31f060k.example'],
])('%j is stored as %s', (written, address) => {
  expect(mailAddress(written)).toBe(address);
});
