import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../i18n/language-provider';
import { english } from '../../../i18n/en/site';
import { spanish } from '../../../i18n/es/site';
import { currentToast, dismissToast } from '../../../ui/toast/toast-store';
import { expectLimits } from '../form/expect-limits.test-support';
import { ContactForm } from './contact-form';
import type { ContactVariant } from './contact-request';

const receipt = { reference: 'CR-7K2M', receivedAt: '2026-11-21T05:00:00.000Z' };
const fetchMock = vi.fn<typeof fetch>();
const dictionaries = { en: english, es: spanish };

beforeEach(() => {
  act(dismissToast);
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const formOf = (variant: ContactVariant, locale: 'en' | 'es', onSent?: () => void) => (
  <LanguageProvider locale={locale} dictionary={dictionaries[locale]}>
    <ContactForm Help={() => null} variant={variant} contactEmail="hello@example.org" {...(onSent ? { onSent } : {})} />
  </LanguageProvider>
);

async function show(variant: ContactVariant = 'gospel', locale: 'en' | 'es' = 'en', onSent?: () => void) {
  render(formOf(variant, locale, onSent));
  await waitFor(() => expect(document.querySelector('form[data-hydrated=true]')).not.toBeNull());
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const send = (name = 'Send contact request') => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['gospel', 'en'],
  ['gospel', 'es'],
  ['general', 'en'],
  ['general', 'es'],
] as const)(
  'the %s form says what the team cannot keep to itself, and that children write with an adult: %s',
  async (variant, locale) => {
    await show(variant, locale);
    expectLimits(locale);
  },
);

function fillIn() {
  write(/^First name/, ' Ana ');
  write(/^Last name/, 'Pérez');
  write(/^Email/, 'ana@example.com');
  write(/^Phone/, '5551234567');
  write(/^Notes/, 'What is faith?');
}

function empty() {
  for (const label of [/^First name/, /^Last name/, /^Email/, /^Phone/, /^Notes/]) write(label, '');
}

function sent(call = 0) {
  const [url, init] = fetchMock.mock.calls[call] ?? [];
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  return { url, key: new Headers(init?.headers).get('Idempotency-Key'), body };
}

const labelsOf = (html: string) => {
  const container = document.createElement('div');
  container.innerHTML = html;
  return Array.from(container.querySelectorAll('label'), (label) => label.textContent);
};

test('each form has its fields, of which those with an asterisk are required, in the server’s HTML', () => {
  const names = ['First name*', 'Last name*', 'Email*'];
  const html = renderToString(formOf('gospel', 'en'));
  expect(labelsOf(html)).toEqual([...names, 'Phone', 'Notes', 'Leave this field empty']);
  expect(html).toMatch(/<form[^>]* action="\/\?gospel=1#contact-gospel"/);
  expect(html).not.toMatch(/<button[^>]* disabled/);
  expect(labelsOf(renderToString(formOf('general', 'en')))).toEqual([
    ...names,
    'Your message',
    'Leave this field empty',
  ]);
});

describe('what is missing', () => {
  test.each([
    [
      'en',
      'Send contact request',
      '3 fields need your attention',
      ['First name is required', 'Last name is required', 'Please enter a valid email address'],
    ],
    [
      'es',
      'Enviar solicitud de contacto',
      '3 campos necesitan su atención',
      ['El nombre es obligatorio', 'El apellido es obligatorio', 'Escriba un correo electrónico válido'],
    ],
  ] as const)('is said in %s, in a summary and at each field', async (locale, button, title, messages) => {
    await show('gospel', locale);
    await send(button);
    const summary = await screen.findByRole('group', { name: title });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(messages);
    for (const message of messages) expect(screen.getAllByText(message)).toHaveLength(2);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('leads from the summary to the field of this form, also with the other form on the page', async () => {
    render(
      <>
        {formOf('general', 'en')}
        {formOf('gospel', 'en')}
      </>,
    );
    await waitFor(() => expect(document.querySelectorAll('form[data-hydrated=false]')).toHaveLength(0));
    await send();
    await userEvent.click(await screen.findByRole('link', { name: 'Last name is required' }));
    const [, lastNameOfGospel] = screen.getAllByLabelText(/^Last name/);
    expect(document.activeElement).toBe(lastNameOfGospel);
  });
});

describe('a request that is accepted', () => {
  test('is sent as the contract specifies, confirmed by a two-second toast, and empties the form', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    const onSent = vi.fn();
    await show('gospel', 'en', onSent);
    fillIn();
    await send();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    const { url, key, body } = sent();
    expect(url).toBe('/api/contact-requests');
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toMatchObject({
      firstName: 'Ana',
      lastName: 'Pérez',
      email: 'ana@example.com',
      phoneNumber: '555-123-4567',
      notes: 'What is faith?',
      locale: 'en',
      website: '',
    });
    expect(currentToast()).toMatchObject({ title: 'Contact Request Sent', variant: 'default', durationMs: 2000 });
    expect(field(/^First name/).value).toBe('');
    expect(field(/^Notes/).value).toBe('');
    expect(screen.queryByText('First name is required')).toBeNull();
  });

  test.each([
    ['en', 'Send contact request', 'Contact Request Sent', /^Thank you/],
    ['es', 'Enviar solicitud de contacto', 'Solicitud de Contacto Enviada', /^Gracias/],
  ] as const)(
    'is reported once, in %s and by its own toast, when the form disappears with it',
    async (locale, button, title, text) => {
      fetchMock.mockResolvedValueOnce(answer(201, receipt));
      const onSent = vi.fn(() => queueMicrotask(cleanup));
      await show('gospel', locale, onSent);
      write(/^(First name|Nombre)/, 'Ana');
      write(/^(Last name|Apellido)/, 'Pérez');
      write(/^(Email|Correo)/, 'ana@example.com');
      await send(button);
      await waitFor(() => expect(document.querySelector('form')).toBeNull());
      expect(currentToast()).toMatchObject({ title, durationMs: 2000 });
      expect(currentToast()?.text).toMatch(text);
    },
  );

  test('includes the honeypot’s value under the contract’s name', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await show();
    fillIn();
    fireEvent.change(screen.getByLabelText('Leave this field empty'), { target: { value: 'Great offer' } });
    await send();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    expect(sent().body).toMatchObject({ website: 'Great offer' });
    expect(sent().body).not.toHaveProperty('subject');
  });

  test('of the general form is confirmed on the page, which takes the focus and is scrolled to', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await show('general', 'es');
    write(/^Nombre/, 'Ana');
    write(/^Apellido/, 'Pérez');
    write(/^Correo/, 'ana@example.com');
    await send('Enviar mensaje');
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status.textContent).toContain('CR-7K2M'));
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(scrolledTo.mock.contexts).toContain(status);
    expect(sent().body).toMatchObject({ notes: '', locale: 'es' });
    expect(currentToast()).toMatchObject({ title: 'Solicitud de Contacto Enviada', durationMs: 2000 });
  });
});

describe('a request that could not be sent', () => {
  test.each([
    ['a server that fails', () => Promise.resolve(answer(500, {})), /nothing you wrote has been lost/],
    ['too many requests', () => Promise.resolve(answer(429, {}, { 'Retry-After': '240' })), /again in 4 minutes/],
    ['one too many', () => Promise.resolve(answer(429, {}, { 'Retry-After': '10' })), /again in a minute/],
  ])('because of %s keeps the input and gives the reason', async (_, respond, cause) => {
    fetchMock.mockImplementationOnce(respond);
    await show();
    fillIn();
    await send();
    const message = await screen.findByRole('group', { name: 'Submission Failed' });
    expect(message.textContent).toMatch(cause);
    await waitFor(() => expect(document.activeElement).toBe(message));
    expect(within(message).getByRole('link').getAttribute('href')).toBe('mailto:hello@example.org');
    expect(currentToast()).toMatchObject({
      title: 'Submission Failed',
      text: 'There was an error submitting your contact request. Please try again.',
      variant: 'destructive',
    });
    expect(field(/^First name/).value).toBe(' Ana ');
    expect(field(/^Phone/).value).toBe('555-123-4567');
    empty();
  });

  test('for want of a connection is reported by the form alone, which says that it sends by itself', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await show();
    fillIn();
    await send();
    const message = await screen.findByRole('group', { name: 'Submission Failed' });
    expect(message.textContent).toMatch(/We could not connect.*it will be sent automatically/);
    await waitFor(() => expect(document.activeElement).toBe(message));
    expect(currentToast()).toBeNull();
    await userEvent.click(within(message).getByRole('button', { name: 'Stop waiting' }));
    empty();
  });

  test('for want of a connection is not resent where something was written meanwhile', async () => {
    let lose: (error: Error) => void = () => undefined;
    fetchMock.mockReturnValueOnce(new Promise((_, reject) => (lose = reject)));
    await show();
    fillIn();
    await send();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    write(/^Notes/, 'What is hope?');
    lose(new TypeError('Failed to fetch'));
    const message = await screen.findByRole('group', { name: 'Submission Failed' });
    expect(within(message).getByRole('status').textContent).toContain('You changed what you wrote');
    window.dispatchEvent(new Event('online'));
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(field(/^Notes/).value).toBe('What is hope?');
    empty();
  });

  test('survives leaving the form, and is resent under the same key', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await show();
    fillIn();
    await send();
    await screen.findByRole('group', { name: 'Submission Failed' });
    cleanup();
    await show();
    expect(field(/^Notes/).value).toBe('What is faith?');
    await send();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(sent(1)).toEqual(sent(0));
    await waitFor(() => expect(field(/^Notes/).value).toBe(''));
  });

  test('because of a field shows the error at the field, in the visitor’s language', async () => {
    const errors = [{ path: ['email'], message: 'x', name: 'ValidationError', code: 'submission.email.tooLong' }];
    fetchMock.mockResolvedValueOnce(
      answer(400, { data: null, error: { status: 400, name: 'ValidationError', message: 'x', details: { errors } } }),
    );
    await show('general', 'es');
    write(/^Nombre/, 'Ana');
    write(/^Apellido/, 'Pérez');
    write(/^Correo/, 'ana@example.com');
    await send('Enviar mensaje');
    const summary = await screen.findByRole('group', { name: 'Un campo necesita su atención' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(screen.getAllByText('Use como máximo 254 caracteres')).toHaveLength(2);
    expect(currentToast()).toMatchObject({ title: 'Envío Fallido' });
    write(/^Correo/, 'ana@example.org');
    await waitFor(() => expect(screen.queryByText('Use como máximo 254 caracteres')).toBeNull());
  });
});

describe('a change', () => {
  test('in the moment after the button was pressed does not keep the request from being sent', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await show();
    fillIn();
    document.querySelector('form')?.requestSubmit();
    write(/^Last name/, '');
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    expect(sent().body).toMatchObject({ lastName: 'Pérez' });
    empty();
  });

  test('while the request is being sent is still in the form afterwards', async () => {
    let arrive: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const onSent = vi.fn();
    await show('gospel', 'en', onSent);
    fillIn();
    await send();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    write(/^Notes/, 'What is faith? And hope?');
    arrive(answer(201, receipt));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(field(/^Notes/).value).toBe('What is faith? And hope?');
    empty();
  });
});

test('sends once, however often the button is pressed', async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const onSent = vi.fn();
  await show('gospel', 'en', onSent);
  fillIn();
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })).disabled).toBe(true);
  form?.requestSubmit();
  arrive(answer(201, receipt));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(fetchMock).toHaveBeenCalledOnce();
});
