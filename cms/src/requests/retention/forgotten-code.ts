import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { createKeyring } from '../../lib/field-encryption/keyring';
import type { RequestSettings } from '../encryption/request-encryption';
import type { ForgetTarget } from './forget-target';

/** Another key cannot compare them. The first is made with the current key, the others with previous ones. */
export function forgottenCodes(strapi: Core.Strapi, target: ForgetTarget): string[] {
  const { key, previousKeys }: RequestSettings = strapi.config.get('requests');
  const names = { current: 'REQUEST_KEY', previous: 'REQUEST_KEY_PREVIOUS' };
  const { current, keys } = createKeyring(key, previousKeys, names, 'codes of who was forgotten, HMAC-SHA-256');
  const text = 'email' in target ? `email ${target.email}` : `reference ${target.reference}`;
  return [...keys]
    .toSorted(([one], [other]) => Number(other === current) - Number(one === current))
    .map(([, each]) => createHmac('sha256', each).update(text).digest('hex'));
}
