import { formatPhone } from '../../../ui/form/phone-mask';

/** By country: its code, and how people there write a number, with the 0 of domestic calls or the code. */
const domesticNumbers: Readonly<Record<string, readonly [code: number, pattern: RegExp]>> = {
  PK: [92, /^(?:0|920?)([2-9]\d{9})$/],
  EC: [593, /^(?:0|5930?)(9\d{8}|[2-7]\d{7})$/],
  CO: [57, /^57([36]\d{9})$/],
  // Until 2019 a mobile number was dialed with a 1, 044 or 045.
  MX: [52, /^(?:521?|04[45])([1-9]\d{9})$/],
};

/** The international form of a number that somebody in this country wrote without `+`, if it is certainly one. */
export function internationalPhone(written: string, country = ''): string | undefined {
  const [code, pattern] = domesticNumbers[country] ?? [];
  const national = /[^\d\s().\p{Pd}]/u.test(written) ? undefined : pattern?.exec(written.replace(/\D/g, ''))?.[1];
  return national && formatPhone(`+${code}${national}`);
}
