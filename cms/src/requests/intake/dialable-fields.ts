import { dialablePhone } from './phone-number';
import type { Fields } from './read-fields';

/** The phone field of each kind. */
const phoneFields = ['phone', 'phoneNumber'];

export function dialableFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) =>
      typeof value === 'string' && phoneFields.includes(field) ? [field, dialablePhone(value)] : [field, value],
    ),
  );
}
