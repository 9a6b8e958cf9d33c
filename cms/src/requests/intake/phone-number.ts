import parsePhoneNumber from 'libphonenumber-js/min';

const isInternational = (phone: string) => phone.startsWith('+');

/**
 * An international number as any telephone dials it (E.164). Many write the 0 that their country dials at home behind
 * its code, where it must not be. A number that the plans do not know is kept as it came: the plans grow.
 */
export function dialablePhone(phone: string): string {
  return (isInternational(phone) && parsePhoneNumber(phone)?.number) || phone;
}

/** Grouped as its country groups it. A number without `+` is grouped already. */
export function readablePhone(phone: string): string {
  return (isInternational(phone) && parsePhoneNumber(phone)?.formatInternational()) || phone;
}
