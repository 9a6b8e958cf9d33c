import type { CrisisLine } from '@contracts/crisis-line';
import { callLink } from '@contracts/phone-links';

/** Countries where 911 is the emergency number. */
const where911Answers = ['US', 'EC', 'MX'];

/** Used when the list cannot be loaded: the number that works in the visitor's country comes first. */
export function fallbackLines(
  names: Readonly<Record<'911' | '112', string>>,
  country: string | undefined,
  locale: CrisisLine['locale'],
): CrisisLine[] {
  const phones = where911Answers.includes(country ?? '') ? (['911', '112'] as const) : (['112', '911'] as const);
  return phones.map((phone) => ({
    locale,
    countryCode: '',
    country: '',
    kind: 'emergency',
    name: names[phone],
    phone,
    callLink: callLink(phone),
    smsNumber: null,
    textLink: null,
    languages: null,
    hours: null,
    note: null,
    lastCheckedOn: null,
  }));
}
