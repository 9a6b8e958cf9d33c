import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { english } from '../../../i18n/en/site';
import { spanish } from '../../../i18n/es/site';
import { LanguageProvider } from '../../../i18n/language-provider';
import { currentToast, dismissToast } from '../../../ui/toast/toast-store';
import { expectLimits } from '../form/expect-limits.test-support';
import { PrayerForm } from './prayer-form';
import { prayerRequest } from './prayer-request';

const receipt = { reference: 'PR-7K2M', receivedAt: '2026-11-21T05:00:00.000Z' };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  act(dismissToast);
  prayerRequest.store().resender.stop(false);
  prayerRequest.store().saveDraft(prayerRequest.initialValues);
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

async function show(locale: 'en' | 'es' = 'en') {
  render(
    <LanguageProvider locale={locale} dictionary={locale === 'es' ? spanish : english}>
      <PrayerForm Help={() => null} contactEmail="hello@example.org" />
    </LanguageProvider>,
  );
  await waitFor(() => expect(document.querySelector('form[data-hydrated=true]')).not.toBeNull());
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const humanCheck = () => field(/^Human check/);
const problem = () => /(\d+) \+ (\d+)/.exec(document.body.textContent)?.[0] ?? '';

function solution() {
  const [first, second] = problem().split(' + ');
  return Number(first) + Number(second);
}

test.each(['en', 'es'] as const)(
  'the form says what the team cannot keep to itself, and that children write with an adult: %s',
  async (locale) => {
    await show(locale);
    expectLimits(locale);
  },
);

const write = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });

async function fillIn(sum = String(solution())) {
  write(field(/^First name/), ' Ana ');
  write(field(/^Last name/), 'Pérez');
  write(field(/^Email/), 'ana@example.com');
  write(field(/^Phone/), '5551234567');
  await userEvent.selectOptions(field(/^Prayer type/), 'family');
  write(field(/^Your prayer request/), 'Please pray for my mother.');
  await userEvent.click(field('Keep this request confidential'));
  write(humanCheck(), sum);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send prayer request' }));

function sent(call = 0) {
  const [url, init] = fetchMock.mock.calls[call] ?? [];
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  return { url, key: new Headers(init?.headers).get('Idempotency-Key'), body };
}

const englishMessages = [
  'First name is required',
  'Last name is required',
  'Please enter a valid email address with @ and domain (example: name@example.com)',
  'Please select a prayer request type',
  'Please provide at least 10 characters for your prayer request',
  "Please solve the math problem to verify you're human",
];

const spanishMessages = [
  'El nombre es obligatorio',
  'El apellido es obligatorio',
  'Escriba un correo electrónico válido, con @ y dominio (ejemplo: nombre@ejemplo.com)',
  'Elija el tipo de petición de oración',
  'Escriba al menos 10 caracteres en su petición de oración',
  'Resuelva la suma para verificar que usted es una persona',
];

describe('an empty form', () => {
  test.each([
    ['en', 'Send prayer request', '6 fields need your attention', englishMessages],
    ['es', 'Enviar petición de oración', '6 campos necesitan su atención', spanishMessages],
  ] as const)('says in %s what is missing, in a summary and at each field', async (locale, button, title, messages) => {
    await show(locale);
    await userEvent.click(screen.getByRole('button', { name: button }));
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

  test('shows no error before it is sent, not even after leaving a field', async () => {
    await show();
    await userEvent.click(field(/^First name/));
    await userEvent.tab();
    expect(screen.queryByText('First name is required')).toBeNull();
  });

  test('leads from the summary to the field, which names its message', async () => {
    await show();
    await send();
    const summary = await screen.findByRole('group', { name: /attention/ });
    await userEvent.click(within(summary).getByRole('link', { name: 'Last name is required' }));
    expect(document.activeElement).toBe(field(/^Last name/));
    expect(field(/^Last name/).getAttribute('aria-invalid')).toBe('true');
    const described = field(/^Last name/).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Last name is required');
  });

  test('removes an error as soon as its field is valid', async () => {
    await show();
    await send();
    await screen.findAllByText('First name is required');
    await userEvent.type(field(/^First name/), 'Ana');
    await waitFor(() => expect(screen.queryByText('First name is required')).toBeNull());
    expect(screen.getByRole('group', { name: '5 fields need your attention' })).toBeTruthy();
  });
});

describe('the human check', () => {
  test('shows a wrong answer in a toast and at the field, with a new problem and an empty answer', async () => {
    await show();
    await fillIn('99');
    const before = problem();
    await send();
    await screen.findByText("Please solve the math problem correctly to verify you're human.");
    expect(screen.queryByRole('group', { name: /attention/ })).toBeNull();
    expect(currentToast()).toMatchObject({
      title: 'Verification Failed',
      text: "Please solve the math problem correctly to verify you're human.",
      variant: 'destructive',
    });
    expect(problem()).not.toBe(before);
    expect(humanCheck().value).toBe('');
    expect(document.activeElement).toBe(humanCheck());
    expect(field(/^Your prayer request/).value).toBe('Please pray for my mother.');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('can be replaced by another problem', async () => {
    await show();
    const before = problem();
    await userEvent.type(humanCheck(), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Another sum' }));
    expect(problem()).not.toBe(before);
    expect(humanCheck().value).toBe('');
  });
});

describe('a request that is accepted', () => {
  test('is sent as the contract specifies, without the answer to the human check', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await show();
    await fillIn();
    await send();
    await screen.findByRole('dialog', { name: 'Prayer Request Submitted' });
    const { url, key, body } = sent();
    expect(url).toBe('/api/prayer-requests');
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toMatchObject({
      firstName: 'Ana',
      lastName: 'Pérez',
      email: 'ana@example.com',
      phoneNumber: '555-123-4567',
      prayerType: 'family',
      prayerRequest: 'Please pray for my mother.',
      confidential: true,
      contactMe: false,
      locale: 'en',
      website: '',
    });
    expect(body).toHaveProperty('filledInMs');
    expect(body).not.toHaveProperty('humanCheck');
  });

  test('is confirmed with its reference; the form is empty again and gets the focus back', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await show();
    await fillIn();
    const before = problem();
    await send();
    const dialog = await screen.findByRole('dialog', { name: 'Prayer Request Submitted' });
    expect(dialog.textContent).toContain('PR-7K2M');
    expect(within(dialog).getByText('Psalm 46:1').closest('figure')?.textContent).toContain('World English Bible');
    const next = within(within(dialog).getByRole('region', { name: 'What happens now' }));
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Only our prayer team can read it'),
      expect.stringContaining('Nobody reads them around the clock'),
      expect.stringContaining('We will not contact you'),
      expect.stringContaining('When God answers'),
      expect.stringContaining('deleted at any time'),
    ]);
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/prayer/thanks',
      '/privacy#how-long-we-keep-it',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send prayer request' }));
    expect(field(/^First name/).value).toBe('');
    expect(field('Keep this request confidential').checked).toBe(false);
    expect(humanCheck().value).toBe('');
    expect(problem()).not.toBe(before);
    expect(screen.queryByText('First name is required')).toBeNull();
  });

  test('is sent once, however often the button is pressed', async () => {
    let arrive: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    await show();
    await fillIn();
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(button.disabled).toBe(true);
    form?.requestSubmit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    arrive(answer(201, receipt));
    await screen.findByRole('dialog');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('a request that could not be sent', () => {
  const validationError = (errors: unknown) => ({
    data: null,
    error: { status: 400, name: 'ValidationError', message: 'Invalid', details: { errors } },
  });

  test.each([
    ['a server that fails', () => Promise.resolve(answer(500, {})), /nothing you wrote has been lost/],
    ['too many requests', () => Promise.resolve(answer(429, {}, { 'Retry-After': '240' })), /try again in 4 minutes/],
  ])('because of %s keeps the input and gives the reason', async (_, respond, cause) => {
    fetchMock.mockImplementationOnce(respond);
    await show();
    await fillIn();
    const sum = humanCheck().value;
    await send();
    const message = await screen.findByRole('group', { name: 'Submission Failed' });
    expect(message.textContent).toMatch(cause);
    await waitFor(() => expect(document.activeElement).toBe(message));
    expect(currentToast()).toMatchObject({
      title: 'Submission Failed',
      text: 'There was an error submitting your prayer request. Please try again.',
      variant: 'destructive',
    });
    expect(field(/^First name/).value).toBe(' Ana ');
    expect(field(/^Your prayer request/).value).toBe('Please pray for my mother.');
    expect(humanCheck().value).toBe(sum);
  });

  test('is resent under the same key while unchanged, and under another once edited', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await show();
    await fillIn();
    await send();
    await screen.findByRole('group', { name: 'Submission Failed' });
    await send();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    await screen.findByRole('group', { name: 'Submission Failed' });
    await userEvent.type(field(/^Your prayer request/), ' Thank you.');
    await send();
    await screen.findByRole('dialog');
    expect(sent(1)).toEqual(sent(0));
    expect(sent(2).key).not.toBe(sent(0).key);
  });

  test('because of a field shows the error at the field, in the visitor’s language', async () => {
    fetchMock.mockResolvedValueOnce(
      answer(
        400,
        validationError([
          { path: ['lastName'], message: 'x', name: 'ValidationError', code: 'submission.lastName.required' },
        ]),
      ),
    );
    await show();
    await fillIn();
    await send();
    const summary = await screen.findByRole('group', { name: 'One field needs your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(field(/^Last name/).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(/^Last name/), 'x');
    await waitFor(() => expect(screen.queryByText('Last name is required')).toBeNull());
  });

  test('is reported in Spanish on a Spanish page', async () => {
    fetchMock.mockResolvedValueOnce(
      answer(400, validationError([{ path: ['email'], message: 'x', name: 'x', code: 'submission.email.tooLong' }])),
    );
    await show('es');
    write(field(/^Nombre/), 'Ana');
    write(field(/^Apellido/), 'Pérez');
    write(field(/^Correo/), 'ana@example.com');
    await userEvent.selectOptions(field(/^Tipo de petición/), 'healing');
    write(field(/^Su petición/), 'Oren por mi madre.');
    write(field(/^Verificación humana/), String(solution()));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar petición de oración' }));
    await screen.findAllByText('Use como máximo 254 caracteres');
    expect(currentToast()).toMatchObject({ title: 'Envío Fallido' });
  });
});

describe('a request whose form has left the page', () => {
  test('is reported as failed in the language that the page has by then', async () => {
    let respond: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    await show();
    await fillIn();
    await send();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    cleanup();
    render(
      <LanguageProvider locale="es" dictionary={spanish}>
        <p>Otra página</p>
      </LanguageProvider>,
    );
    respond(answer(500, {}));
    await waitFor(() => expect(currentToast()).toMatchObject({ variant: 'destructive', title: 'Envío Fallido' }));
  });

  test('is reported as waiting for a connection when there is none', async () => {
    let lose: (error: Error) => void = () => undefined;
    fetchMock.mockReturnValueOnce(new Promise((_, reject) => (lose = reject)));
    await show();
    await fillIn();
    await send();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    cleanup();
    lose(new TypeError('Failed to fetch'));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        variant: 'default',
        title: 'We could not connect, so this has not been sent yet.',
      }),
    );
    prayerRequest.store().resender.stop(false);
  });
});

describe('a request that waits for a connection', () => {
  const message = () => screen.findByRole('group', { name: 'Submission Failed' });
  const comeOnline = () => window.dispatchEvent(new Event('online'));

  async function fail() {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await show();
    await fillIn();
    await send();
    return message();
  }

  test('is reported as not sent, and resent unchanged once online', async () => {
    const failure = await fail();
    expect(failure.textContent).toContain('has not been sent yet');
    expect(within(failure).getByRole('status').textContent).toContain('it will be sent automatically, just once');
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    comeOnline();
    const dialog = await screen.findByRole('dialog', { name: 'Prayer Request Submitted' });
    expect(dialog.textContent).toContain('PR-7K2M');
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(sent(1)).toEqual(sent(0));
    expect(field(/^First name/).value).toBe('');
  });

  test('can be retried at once by its own button and by the form’s, and reports another failure', async () => {
    const failure = await fail();
    await userEvent.click(within(failure).getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(document.activeElement).toBe(failure));
    expect(currentToast()).toBeNull();
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await send();
    await screen.findByRole('dialog');
    expect(sent(1)).toEqual(sent(0));
    expect(sent(2)).toEqual(sent(0));
  });

  test('is not resent once it is stopped, and says so', async () => {
    const failure = await fail();
    await userEvent.click(within(failure).getByRole('button', { name: 'Stop waiting' }));
    expect(within(failure).getByRole('status').textContent).toContain('It will no longer be sent automatically');
    await waitFor(() => expect(document.activeElement).toBe(failure));
    comeOnline();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(field(/^Your prayer request/).value).toBe('Please pray for my mother.');
  });

  test('is not resent once it was edited; a new sum is not an edit', async () => {
    const failure = await fail();
    await userEvent.click(screen.getByRole('button', { name: 'Another sum' }));
    write(humanCheck(), String(solution()));
    expect(within(failure).getByRole('status').textContent).toContain('it will be sent automatically, just once');
    await userEvent.type(field(/^Your prayer request/), ' Thank you.');
    expect(within(failure).getByRole('status').textContent).toContain('You changed what you wrote');
    comeOnline();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await send();
    await screen.findByRole('dialog');
    expect(sent(1).key).not.toBe(sent(0).key);
  });

  test('keeps waiting on other pages, is reported there in the current language, and empties the form', async () => {
    await fail();
    cleanup();
    await show();
    expect(await message()).not.toBe(document.activeElement);
    expect(field(/^First name/).value).toBe(' Ana ');
    cleanup();
    render(
      <LanguageProvider locale="es" dictionary={spanish}>
        <p>Otra página</p>
      </LanguageProvider>,
    );
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    comeOnline();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Petición de Oración Enviada',
        text: 'Ya se envió lo que usted escribió. Su referencia: PR-7K2M',
        isSticky: true,
        durationMs: 5000,
      }),
    );
    expect(prayerRequest.store().readDraft()).toEqual(prayerRequest.initialValues);
  });

  test('keeps the input when it is finally refused, even on another page', async () => {
    await fail();
    cleanup();
    fetchMock.mockResolvedValueOnce(answer(400, {}));
    comeOnline();
    await waitFor(() =>
      expect(currentToast()?.text).toBe(
        'There was an error submitting your prayer request. Please try again. What you wrote is still in the form.',
      ),
    );
    await show();
    expect(field(/^Your prayer request/).value).toBe('Please pray for my mother.');
    expect(screen.queryByRole('group', { name: 'Submission Failed' })).toBeNull();
  });
});
