import { readLookalikes, isReferenceOf } from './reference';
import { choice, filledIn, longText, text, trimmed, type YupModule } from './submission';
import type { PrayerThanksMessageKey } from './submission-messages';

/** A reference that no prayer request has is a 400 at its field. */
export const prayerThanksPath = '/api/prayer-thanks';

/** How much one person can tell about one request, in UTF-16 units. */
export const thanksAtMost = 20_000;

/** `p 7kq4 m2xd` and `7kq4m2xd` are `P-7KQ4-M2XD`; letters that no reference has are read as the digits they look like. */
function plainReference(written: string): string {
  const characters = written
    .toUpperCase()
    .replace(/^[^\dA-Z]*P(?![\dA-Z])/, '')
    .replace(/[^\dA-Z]/g, '');
  const [, rest = ''] = /^P?(.{8})$/.exec(characters) ?? [];
  const read = readLookalikes(rest);
  return rest === '' ? trimmed(written) : `P-${read.slice(0, 4)}-${read.slice(4)}`;
}

/** What somebody tells whose prayer request God has answered, validated the same way in the browser and on the server. */
export function prayerThanksSchema(yup: YupModule) {
  const invalid: PrayerThanksMessageKey = 'prayerThanks.reference.invalid';
  return yup.object({
    reference: filledIn(text(yup, 100, invalid, invalid), invalid)
      .transform((value: unknown) => (typeof value === 'string' ? plainReference(value) : value))
      .test('reference', invalid, (value) => !value || isReferenceOf('prayer', value)),
    thanks: longText(yup, 'prayerThanks.thanks.tooShort' satisfies PrayerThanksMessageKey),
    mayBeShared: choice(yup),
  });
}

export type PrayerThanks = { reference: string; thanks: string; mayBeShared: boolean };
