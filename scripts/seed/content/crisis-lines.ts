import type { CrisisLineFacts } from '../content-types';

/**
 * Every number to call in danger that the site names, by country. They are taken from what the services themselves
 * publish and were not called: the seed sets no date of a check, so that the panel asks for one.
 */
export const crisisLines = {
  'us-911': { countryCode: 'US', kind: 'emergency', phone: '911', smsNumber: null },
  'us-988': { countryCode: 'US', kind: 'suicide', phone: '988', smsNumber: '988' },
  'us-18007997233': { countryCode: 'US', kind: 'violence', phone: '1-800-799-7233', smsNumber: null },
  'us-18004224453': { countryCode: 'US', kind: 'children', phone: '1-800-422-4453', smsNumber: null },
  'ec-911': { countryCode: 'EC', kind: 'emergency', phone: '911', smsNumber: null },
  'ec-171': { countryCode: 'EC', kind: 'suicide', phone: '171', smsNumber: null },
  'pk-1122': { countryCode: 'PK', kind: 'emergency', phone: '1122', smsNumber: null },
  'pk-15': { countryCode: 'PK', kind: 'emergency', phone: '15', smsNumber: null },
  'pk-03117786264': { countryCode: 'PK', kind: 'suicide', phone: '0311-7786264', smsNumber: null },
  'mx-911': { countryCode: 'MX', kind: 'emergency', phone: '911', smsNumber: null },
  'mx-8009112000': { countryCode: 'MX', kind: 'suicide', phone: '800 911 2000', smsNumber: null },
  'co-123': { countryCode: 'CO', kind: 'emergency', phone: '123', smsNumber: null },
  'zz-112': { countryCode: 'ZZ', kind: 'emergency', phone: '112', smsNumber: null },
} as const satisfies Readonly<Record<string, CrisisLineFacts>>;

export type CrisisLineKey = keyof typeof crisisLines;
