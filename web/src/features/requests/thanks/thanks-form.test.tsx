import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../i18n/language-provider';
import { english } from '../../../i18n/en/site';
import { englishPrayerThanks } from '../../../i18n/en/prayer-thanks';
import { spanish } from '../../../i18n/es/site';
import { spanishPrayerThanks } from '../../../i18n/es/prayer-thanks';
import { currentToast, dismissToast } from '../../../ui/toast/toast-store';
import { ThanksForm } from './thanks-form';

const dictionaries = { en: { ...english, ...englishPrayerThanks }, es: { ...spanish, ...spanishPrayerThanks } };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  act(dismissToast);
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

const unknownReference = () => {
  const errors = [{ path: ['reference'], message: 'x', name: 'x', code: 'prayerThanks.reference.unknown' }];
  const body = { data: null, error: { status: 400, name: 'ValidationError', message: 'x', details: { errors } } };
  return new Response(JSON.stringify(body), { status: 400 });
};

async function sendUnknown(locale: 'en' | 'es') {
  const texts = dictionaries[locale];
  render(
    <LanguageProvider locale={locale} dictionary={texts}>
      <ThanksForm Help={() => null} contactEmail="hello@example.org" />
    </LanguageProvider>,
  );
  await waitFor(() => expect(document.querySelector('form[data-hydrated=true]')).not.toBeNull());
  const write = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
  write(texts['prayerThanks.reference'], 'P-0000-0000');
  write(texts['prayerThanks.thanks'], 'My brother came home last night.');
  await userEvent.click(screen.getByRole('button', { name: texts['prayerThanks.submit'] }));
}

test.each(['en', 'es'] as const)('an unknown reference is said at its field alone, in %s', async (locale) => {
  fetchMock.mockResolvedValueOnce(unknownReference());
  await sendUnknown(locale);
  expect(await screen.findAllByText(dictionaries[locale]['prayerThanks.reference.unknown'])).toHaveLength(2);
  expect(currentToast()).toBeNull();
});

test('an unknown reference is reported by a toast once the form has left the page', async () => {
  let respond: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  await sendUnknown('en');
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  cleanup();
  respond(unknownReference());
  await waitFor(() => expect(currentToast()?.text).toContain('What you wrote is still in the form.'));
});
