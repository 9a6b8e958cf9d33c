import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { textsOf } from '../../i18n/deferred-texts';
import { english } from '../../i18n/en/dictionary';
import { LanguageProvider } from '../../i18n/language-provider';
import { PrayerRequest } from './prayer-request';

const page = (
  <LanguageProvider locale="en" dictionaries={[english]}>
    <PrayerRequest contactEmail="hello@example.org" />
  </LanguageProvider>
);

beforeAll(() => textsOf('prayer-request', 'en').load());

/** A viewport in which everything is near as soon as `come` is called. */
function stubViewport() {
  let come: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        come = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => act(() => come());
}

const fieldset = () => screen.getByLabelText(/^First name/).closest('fieldset');

test('the server’s HTML shows every field, disabled, and another way for who has no JavaScript', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(page);
  expect(html.querySelector('fieldset')?.disabled).toBe(true);
  expect(Array.from(html.querySelectorAll('label'), (label) => label.textContent)).toEqual([
    'First name*',
    'Last name*',
    'E-mail*',
    'Phone',
    'Prayer type*',
    'Your prayer request*',
    'Keep this request confidential',
    'Please contact me',
    'Human check*',
    'Leave this field empty',
  ]);
  expect(html.innerHTML).toMatch(/<noscript>.*hello@example\.org.*<\/noscript>/s);
});

test('the same fields can be filled in once the form is near and its code is there', async () => {
  const come = stubViewport();
  render(page);
  const firstName = screen.getByLabelText(/^First name/);
  expect(fieldset()?.disabled).toBe(true);
  come();
  await vi.waitFor(() => expect(fieldset()?.disabled).toBe(false));
  expect(screen.getByLabelText(/^First name/)).toBe(firstName);
});
