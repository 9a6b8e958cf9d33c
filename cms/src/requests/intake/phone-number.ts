import parsePhoneNumber from 'libphonenumber-js/min';

const isInternational = (phone: string) => phone.startsWith('+');

/**
 * An international number as any telephone dials it (E.164). The library drops the 0 that many write after the country
 * code. A number that its plans do not know is kept as it is, because new ones are added all the time.
 */
export function dialablePhone(phone: string): string {
  return (isInternational(phone) && parsePhoneNumber(phone)?.number) || phone;
}

/** Grouped as its country groups it. A number without `+` is grouped already. */
export function readablePhone(phone: string): string {
  return (isInternational(phone) && parsePhoneNumber(phone)?.formatInternational()) || phone;
}
