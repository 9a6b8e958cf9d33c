import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { english } from '../../i18n/en/site';
import { LanguageProvider } from '../../i18n/language-provider';
import { PrayerRequest } from './prayer-request';

const page = (
  <LanguageProvider locale="en" dictionary={english}>
    <PrayerRequest Help={() => null} contactEmail="hello@example.org" />
  </LanguageProvider>
);

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send prayer request' });

test('the server’s HTML shows every field, a form that cannot be sent yet, and another way for who has no JavaScript', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(page);
  expect(html.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
  expect(Array.from(html.querySelectorAll('label'), (label) => label.textContent)).toEqual([
    'First name*',
    'Last name*',
    'Email*',
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

test('what was written before the code came stays, in the same fields, and can be sent once it is there', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  const firstName = screen.getByLabelText<HTMLInputElement>(/^First name/);
  const phone = screen.getByLabelText<HTMLInputElement>(/^Phone/);
  const type = screen.getByLabelText<HTMLSelectElement>(/^Prayer type/);
  const confidential = screen.getByLabelText<HTMLInputElement>(/^Keep this request/);
  const request = screen.getByLabelText<HTMLTextAreaElement>(/^Your prayer request/);
  firstName.value = 'Ana';
  phone.value = '5551234567';
  type.value = 'family';
  confidential.checked = true;
  request.focus();
  request.value = 'Please pray';
  expect(sendButton().disabled).toBe(true);
  render(page, { container: place, hydrate: true });
  await userEvent.type(request, ' for my mother.', { skipClick: true });
  expect(sendButton().disabled).toBe(false);
  expect(screen.getByLabelText(/^First name/)).toBe(firstName);
  expect(document.activeElement).toBe(request);
  expect([firstName, phone, type, request].map(({ value }) => value)).toEqual([
    'Ana',
    '555-123-4567',
    'family',
    'Please pray for my mother.',
  ]);
  expect(confidential.checked).toBe(true);
});
