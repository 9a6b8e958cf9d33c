import { describe, expect, test } from 'vitest';
import { createKeyring } from '../lib/field-encryption/keyring';
import { comparableName, issueNumber, readNumber } from './number';

const settings = { current: 'KEY', previous: 'OLDER_KEYS' };
const oldSecret = 'the first secret, long enough for a key';
const newSecret = 'the second secret, long enough for a key';
const older = createKeyring(oldSecret, [], settings, 'certificates');
const newer = createKeyring(newSecret, [], settings, 'certificates');
const both = createKeyring(newSecret, [oldSecret], settings, 'certificates');
const now = new Date('2026-11-23T23:59:00Z');
const issue = (name: string, locale: 'en' | 'es' = 'es') => issueNumber(older, locale, name, now).number;

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('a number', () => {
  test.each(['José Ñáñez', 'Łukasz Żółć', "Siobhán O'Brien", 'x'.repeat(80)])(
    'is true for %s, and says when',
    (name) => {
      const { number, issuedOn } = issueNumber(older, 'es', name, now);
      expect(number).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(issuedOn).toBe('2026-11-23');
      const read = readNumber(older, number);
      expect(read).toMatchObject({ issuedOn: '2026-11-23', locale: 'es' });
      expect(read?.isIssuedTo(name)).toBe(true);
    },
  );

  test('is another one each time, and holds nothing of the name', () => {
    const numbers = new Set(Array.from({ length: 40 }, () => issue('Ana Ruiz')));
    expect(numbers.size).toBe(40);
  });

  test('is true no more once any of its bits has changed', () => {
    const number = issue('Ana Ruiz').replaceAll('-', '');
    for (let at = 0; at < number.length; at += 1) {
      for (let bit = 1; bit < 32; bit *= 2) {
        const changed = alphabet.charAt(alphabet.indexOf(number.charAt(at)) ^ bit);
        expect(readNumber(older, number.slice(0, at) + changed + number.slice(at + 1)), `${at}:${bit}`).toBeNull();
      }
    }
  });

  test('belongs to its key, which may be a previous one', () => {
    const number = issue('Ana Ruiz');
    expect(readNumber(newer, number)).toBeNull();
    expect(readNumber(both, number)?.isIssuedTo('Ana Ruiz')).toBe(true);
    expect(readNumber(older, issueNumber(both, 'en', 'Ana Ruiz', now).number)).toBeNull();
  });

  test('belongs to its name', () => {
    const read = readNumber(older, issue('Ana Ruiz'));
    for (const name of ['Ana Ruíz', 'Ana', 'Ruiz Ana', 'Ana Ruiz Paz', 'AnaRuiz', '']) {
      expect(read?.isIssuedTo(name), name).toBe(false);
    }
    for (const name of ['ana ruiz', ' ANA  RUIZ ', 'Ana\u00a0Ruiz']) expect(read?.isIssuedTo(name), name).toBe(true);
  });
});

test('a name is the same in every spelling of its letters', () => {
  expect(comparableName('José Ñáñez'.normalize('NFD'))).toBe(comparableName('JOSÉ  ÑÁÑEZ'));
  expect(comparableName('O’Brien')).toBe(comparableName("O'Brien"));
  for (const name of ['Lanaʻi', 'Lana‘i', 'Lana`i', 'Lana´i']) expect(comparableName(name)).toBe("lana'i");
  expect(comparableName('Coŀlell')).toBe(comparableName('Col·lell'));
  expect(comparableName('José')).not.toBe(comparableName('Jose'));
});
