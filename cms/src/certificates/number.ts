import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { dayMs, utcDay } from '../contracts/day';
import { apostrophes, grouped } from '../contracts/certificate';
import { type BuiltInLocale, builtInLocales } from '../contracts/language';
import { codeCharacters } from '../contracts/reference';
import type { Keyring } from '../lib/field-encryption/keyring';

const version = 1;
/** Never changed: they stand in the numbers of issued certificates. */
const languageCodes: Record<BuiltInLocale, number> = { en: 0, es: 1 };
const firstDay = Date.UTC(2026, 0, 1);

/**
 * Version and language (1 byte), key id (1), day (2), nonce (2), digest of the name (4), digest of all that (5). Both
 * digests can only be tried at the server, which counts failed attempts.
 */
const nameAt = 6;
const sealAt = 10;
const length = 15;

function digest(key: Buffer, purpose: string, bytes: Uint8Array, text: string, size: number): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n`).update(bytes).update(text).digest().subarray(0, size);
}

const anyApostrophe = new RegExp(`[${apostrophes}]`, 'g');

/** Names that differ in nothing but case, spaces and the kind of apostrophe or letter form are one. */
export function comparableName(name: string): string {
  const plain = name.replace(anyApostrophe, "'");
  return plain.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

const nameDigest = (key: Buffer, bytes: Buffer, name: string) =>
  digest(key, 'name', bytes.subarray(0, nameAt), comparableName(name), sealAt - nameAt);
const seal = (key: Buffer, bytes: Buffer) => digest(key, 'number', bytes.subarray(0, sealAt), '', length - sealAt);

function encode(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return grouped((bits.match(/.{5}/g) ?? []).map((five) => codeCharacters.charAt(Number.parseInt(five, 2))).join(''));
}

function decode(number: string): Buffer {
  const characters = Array.from(number.replaceAll('-', ''), (character) => codeCharacters.indexOf(character));
  const bits = characters.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const keyByte = (id: string) => Number.parseInt(id.slice(0, 2), 16);

export type IssuedNumber = { number: string; issuedOn: string };

/** The number of a new certificate. It contains the name only as a keyed digest. */
export function issueNumber(keyring: Keyring, locale: BuiltInLocale, name: string, now: Date): IssuedNumber {
  const key = keyring.keys.get(keyring.current);
  if (key === undefined) throw new Error('The keyring lacks its current key');
  const day = Math.floor((now.getTime() - firstDay) / dayMs);
  const bytes = Buffer.alloc(length);
  bytes.writeUInt8((version << 4) | languageCodes[locale], 0);
  bytes.writeUInt8(keyByte(keyring.current), 1);
  bytes.writeUInt16BE(day, 2);
  randomBytes(2).copy(bytes, 4);
  nameDigest(key, bytes, name).copy(bytes, nameAt);
  seal(key, bytes).copy(bytes, sealAt);
  return { number: encode(bytes), issuedOn: dateOf(day) };
}

function dateOf(day: number): string {
  return utcDay(firstDay + day * dayMs);
}

export type ReadNumber = { issuedOn: string; locale: BuiltInLocale; isIssuedTo: (name: string) => boolean };

/** What a number says; null unless it was issued here. */
export function readNumber(keyring: Keyring, number: string): ReadNumber | null {
  const bytes = decode(number);
  if (bytes.length !== length) return null;
  // Two keys may share the byte that names them.
  const candidates = [...keyring.keys].filter(([id]) => keyByte(id) === bytes.readUInt8(1)).map(([, key]) => key);
  const key = candidates.find((candidate) => timingSafeEqual(seal(candidate, bytes), bytes.subarray(sealAt)));
  const locale = builtInLocales.find((one) => ((version << 4) | languageCodes[one]) === bytes.readUInt8(0));
  if (key === undefined || locale === undefined) return null;
  return {
    issuedOn: dateOf(bytes.readUInt16BE(2)),
    locale,
    isIssuedTo: (name) => timingSafeEqual(nameDigest(key, bytes, name), bytes.subarray(nameAt, sealAt)),
  };
}
