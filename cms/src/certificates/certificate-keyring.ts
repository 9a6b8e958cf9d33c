import type { Core } from '@strapi/strapi';
import { certificateKeyPurpose } from '../contracts/certificate';
import { createKeyring, keyId, type Keyring, type RequestSettings } from '../lib/field-encryption/keyring';

export type CertificateSettings = {
  /** The keys of numbers that were derived from earlier secrets of requests, which are gone; in base64url. */
  previousKeys: readonly string[];
};

/** The secret of requests signs numbers with a key of its own, which tells nothing about the other. */
export function deriveCertificateKeys(
  { key, previousKeys }: RequestSettings,
  { previousKeys: derived }: CertificateSettings,
): Keyring {
  const names = { current: 'REQUEST_KEY', previous: 'REQUEST_KEY_PREVIOUS' };
  const { current, keys } = createKeyring(key, previousKeys, names, certificateKeyPurpose);
  const earlier = derived.map((text) => Buffer.from(text, 'base64url'));
  return { current, keys: new Map([...earlier.map((one) => [keyId(one), one] as const), ...keys]) };
}

export function certificateKeyring(strapi: Core.Strapi): Keyring {
  const requests: RequestSettings = strapi.config.get('site.requests');
  const certificates: CertificateSettings = strapi.config.get('site.certificates');
  return deriveCertificateKeys(requests, certificates);
}
