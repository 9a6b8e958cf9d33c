import parsePhoneNumber from 'libphonenumber-js/min';
import type { Fields } from '../../lib/read-fields';
import { phoneFields } from '../fields';

const isInternational = (phone: string) => phone.startsWith('+');

/** E.164; the library drops the 0 after the country code. Unknown numbers stay: new ones come all the time. */
export function dialablePhone(phone: string): string {
  return (isInternational(phone) && parsePhoneNumber(phone)?.number) || phone;
}

/** Formatted as in its country. A number without `+` is already formatted. */
export function readablePhone(phone: string): string {
  return (isInternational(phone) && parsePhoneNumber(phone)?.formatInternational()) || phone;
}

export function dialableFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) =>
      typeof value === 'string' && phoneFields.includes(field) ? [field, dialablePhone(value)] : [field, value],
    ),
  );
}
