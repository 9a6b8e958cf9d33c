import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { english } from '../../i18n/en/site';
import { CrisisWatch } from './crisis-watch';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const watch = (text: string, isSent = false) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
    <LanguageProvider locale="en" dictionary={english}>
      <CrisisWatch text={text} isSent={isSent} />
    </LanguageProvider>
  </SWRConfig>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const help = () => screen.queryByRole('group', { name: 'There is help for you right now' });

test('shows help when writing pauses, and says so politely', async () => {
  const { rerender } = render(watch('I want to'));
  await pass(5000);
  expect(help()).toBeNull();
  rerender(watch('I want to die'));
  await pass(100);
  expect(help()).toBeNull();
  await pass(400);
  expect(help()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toContain('There is help for you right now');
});

test('keeps it while a sentence is written anew, and takes it away when the text no longer says so', async () => {
  const { rerender } = render(watch('I want to die'));
  await pass(500);
  rerender(watch('I want to d'));
  await pass(2000);
  expect(help()).not.toBeNull();
  rerender(watch('I want to die today'));
  await pass(10_000);
  expect(help()).not.toBeNull();
  rerender(watch('I want to dance'));
  await pass(5000);
  expect(help()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('names 911 and 112 where the numbers cannot be had, and first the one that holds in the country', async () => {
  window.localStorage.setItem('country', 'EC');
  render(watch('he hits me'));
  await pass(500);
  const calls = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(calls).toEqual(['tel:911', 'tel:112']);
  expect(help()?.textContent).not.toMatch(/will listen/);
});

test('leads with the numbers of the country that was chosen, and keeps the choice', async () => {
  const line = { locale: 'en', kind: 'emergency', name: 'Help', smsNumber: null, textLink: null };
  const more = { languages: null, hours: null, note: null, lastCheckedOn: null };
  const data = [
    {
      ...line,
      ...more,
      countryCode: 'US',
      country: 'United States',
      phone: '911',
      callLink: 'tel:911',
    },
    { ...line, ...more, countryCode: 'PK', country: 'Pakistan', phone: '1122', callLink: 'tel:1122' },
  ];
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ data, meta: {} })));
  render(watch('I want to die'));
  await pass(500);
  const choice = await vi.waitFor(() => screen.getByLabelText('Your country'));
  fireEvent.change(choice, { target: { value: 'PK' } });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['1122', '911']);
  expect(window.localStorage.getItem('country')).toBe('PK');
});

test('is there at once with what was sent', () => {
  render(watch('I want to die', true));
  expect(help()?.textContent).toContain('We have what you wrote');
});
