import type { CrisisLine } from '@contracts/crisis-line';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { english } from '../../i18n/en/site';
import { fallbackLines } from './fallback-lines';
import { NumbersToCall } from './numbers-to-call';

afterEach(() => window.localStorage.clear());

const [known] = fallbackLines({ 911: '', 112: '' }, undefined, 'en');
const line = (countryCode: string, kind: CrisisLine['kind'], phone: string): CrisisLine[] =>
  known ? [{ ...known, countryCode, kind, phone }] : [];
/** In the order in which an editor may have put them. */
const lines = [
  ...line('US', 'emergency', '911'),
  ...line('US', 'children', '1-800-422-4453'),
  ...line('US', 'suicide', '988'),
  ...line('US', 'violence', '1-800-799-7233'),
  ...line('PK', 'suicide', '0311 7786264'),
  ...line('PK', 'emergency', '1122'),
  ...line('PK', 'emergency', '15'),
  ...line('CO', 'emergency', '123'),
  ...line('ZZ', 'emergency', '112'),
];

const unfolded = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.closest('details'))
    .map(({ textContent }) => textContent);

test.each([
  ['US', 'suicide', ['911', '988']],
  ['US', 'violence', ['911', '1-800-799-7233']],
  ['PK', 'suicide', ['0311 7786264', '1122']],
  ['CO', 'suicide', ['123']],
  ['FR', 'suicide', ['112']],
] as const)('in %s a page about %s shows %j first, and no number is lost', (country, about, phones) => {
  window.localStorage.setItem('country', country);
  render(
    <LanguageProvider locale="en" dictionary={english}>
      <NumbersToCall about={about} lines={lines} />
    </LanguageProvider>,
  );
  expect(unfolded()).toEqual(phones);
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(phones.length + lines.length);
  cleanup();
});
