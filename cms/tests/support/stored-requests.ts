import { fieldContext } from '../../src/requests/encryption/request-encryption';
import { decryptField } from '../../src/lib/field-encryption/field-cipher';
import { createKeyring, type Keyring } from '../../src/lib/field-encryption/keyring';
import { requestKey } from './cms-process';
import { uidOf } from './submissions';
import type { Row } from './database';

export const keyringOf = (key: string): Keyring =>
  createKeyring(key, [], { current: 'REQUEST_KEY', previous: 'REQUEST_KEY_PREVIOUS' });

const column = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The decrypted value of a field in a stored row. */
export function openedField(noun: string, row: Row, field: string, key: string = requestKey): string {
  const context = fieldContext(uidOf(noun), field, String(row['reference']));
  return decryptField(keyringOf(key), context, String(row[column(field)]));
}
