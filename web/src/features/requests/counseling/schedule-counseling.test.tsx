import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../i18n/language-provider';
import { english } from '../../../i18n/en/site';
import { spanish } from '../../../i18n/es/site';
import { currentToast, dismissToast } from '../../../ui/toast/toast-store';
import { expectLimits } from '../form/expect-limits.test-support';
import { ScheduleCounseling } from './schedule-counseling';

const receipt = { reference: 'CO-7K2M', receivedAt: '2026-11-21T05:00:00.000Z' };
const fetchMock = vi.fn<typeof fetch>();
const dictionaries = { en: english, es: spanish };

const words = {
  en: {
    open: 'Schedule Counseling',
    title: 'Request marriage counseling',
    send: 'Send request',
    cancel: 'Cancel',
    summary: '5 fields need your attention',
    messages: [
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Phone number is required',
      'Please provide at least 10 characters describing what you need counseling for',
    ],
  },
  es: {
    open: 'Agendar consejería',
    title: 'Solicitar consejería matrimonial',
    send: 'Enviar solicitud',
    cancel: 'Cancelar',
    summary: '5 campos necesitan su atención',
    messages: [
      'El nombre es obligatorio',
      'El apellido es obligatorio',
      'Escriba un correo electrónico válido',
      'El número de teléfono es obligatorio',
      'Describa en al menos 10 caracteres para qué necesita consejería',
    ],
  },
} as const;

beforeAll(() => import('./counseling-panel'));

beforeEach(() => {
  act(dismissToast);
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => vi.useRealTimers());

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

async function open(locale: 'en' | 'es' = 'en') {
  render(
    <LanguageProvider locale={locale} dictionary={dictionaries[locale]}>
      <ScheduleCounseling Help={() => null} contactEmail="hello@example.org" />
    </LanguageProvider>,
  );
  await openAgain(locale);
}

async function openAgain(locale: 'en' | 'es' = 'en') {
  await userEvent.click(screen.getByRole('button', { name: words[locale].open }));
  return screen.findByRole('dialog', { name: words[locale].title });
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const labels = {
  en: [/^First name/, /^Last name/, /^Email/, /^Phone/, /^What do you need/],
  es: [/^Nombre/, /^Apellido/, /^Correo/, /^Teléfono/, /^¿Para qué/],
};
const typed = ['Ana', 'Pérez', 'ana@example.com', '5551234567', 'We would like to listen to each other again.'];

function fillIn(locale: 'en' | 'es' = 'en', values = typed) {
  labels[locale].forEach((label, index) => fireEvent.change(field(label), { target: { value: values[index] } }));
}

/** A draft outlives its form, so tests empty it. */
function empty(locale: 'en' | 'es' = 'en') {
  fillIn(locale, ['', '', '', '', '']);
}

const send = (locale: 'en' | 'es' = 'en') => userEvent.click(screen.getByRole('button', { name: words[locale].send }));

test.each(['en', 'es'] as const)(
  'the form says what the team cannot keep to itself, and that children write with an adult: %s',
  async (locale) => {
    await open(locale);
    expectLimits(locale);
  },
);

test.each(['en', 'es'] as const)('every field is required, as the messages say in %s', async (locale) => {
  await open(locale);
  for (const label of labels[locale]) expect(field(label).getAttribute('aria-required')).toBe('true');
  expect(Array.from(document.querySelectorAll('label[for]'), ({ textContent }) => textContent.endsWith('*'))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  await send(locale);
  const summary = await screen.findByRole('group', { name: words[locale].summary });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(words[locale].messages);
  for (const message of words[locale].messages) expect(screen.getAllByText(message)).toHaveLength(2);
  expect(fetchMock).not.toHaveBeenCalled();
});

const safety = {
  en: {
    group: 'Is it safe to call or write to this number?',
    no: 'No, use only email',
    first: 'Ask me first by email',
  },
  es: {
    group: '¿Es seguro llamar o escribir a este número?',
    no: 'No, solo por correo electrónico',
    first: 'Pregúntenme antes por correo electrónico',
  },
} as const;

const sentBody = (): unknown => {
  const body = fetchMock.mock.calls[0]?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

describe.each(['en', 'es'] as const)('whether the number is safe to call: %s', (locale) => {
  const text = safety[locale];

  test('is “ask first” unless changed, also with an international number', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await open(locale);
    const group = screen.getByRole('group', { name: text.group });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: text.first }).checked).toBe(true);
    fillIn(locale, typed.with(3, '+923012345678'));
    expect(field(labels[locale][3] ?? /^$/).value).toBe('+92 301 234 5678');
    await send(locale);
    await waitFor(() => expect(sentBody()).toMatchObject({ phone: '+923012345678', phoneSafety: 'ask-first' }));
  });

  test('sends the answer, and does not keep it for the next request', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await open(locale);
    fillIn(locale);
    await userEvent.click(screen.getByRole('radio', { name: text.no }));
    await send(locale);
    await waitFor(() => expect(sentBody()).toMatchObject({ phoneSafety: 'no' }));
    await openAgain(locale);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: text.first }).checked).toBe(true);
  });

  test('reports an incomplete international number at the field', async () => {
    await open(locale);
    fillIn(locale, typed.with(3, '+593 99'));
    await send(locale);
    await screen.findByRole('group', { name: locale === 'en' ? /^One field/ : /^Un campo/ });
    const phone = field(labels[locale][3] ?? /^$/);
    const error = document.getElementById(`${phone.id}-error`);
    expect(phone.getAttribute('aria-describedby')).toContain(`${phone.id}-error`);
    expect(error?.textContent).toMatch(locale === 'en' ? /whole number with its country code/ : /número completo/);
    expect(fetchMock).not.toHaveBeenCalled();
    empty(locale);
  });
});

describe('the dialog', () => {
  test.each([
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['the X', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes on %s, gives the focus back, and shows what was typed when it opens again', async (_, close) => {
    await open();
    fillIn();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: words.en.open })));
    await openAgain();
    expect(labels.en.map((label) => field(label).value)).toEqual(typed.with(3, '555-123-4567'));
    empty();
  });

  test('keeps what was typed while the visitor is on another page', async () => {
    await open();
    fillIn();
    cleanup();
    await open();
    expect(field(/^First name/).value).toBe('Ana');
    empty();
  });
});

describe('a request that is accepted', () => {
  test('closes the dialog and is confirmed by a banner for three seconds', async () => {
    let arrive: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    await open('es');
    fillIn('es');
    await send('es');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enviando...' });
    expect(button.disabled).toBe(true);
    vi.useFakeTimers();
    arrive(answer(201, receipt));
    await vi.waitFor(() => expect(screen.getByText('Solicitud Enviada')).toBeTruthy());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Gracias por su solicitud de consejería.');
    act(() => void vi.advanceTimersByTime(2_900));
    expect(screen.queryByText('Solicitud Enviada')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.queryByText('Solicitud Enviada')).toBeNull();
    expect(screen.getByText(/CO-7K2M/)).toBeTruthy();
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/counseling-requests');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    expect(body).toMatchObject({
      firstName: 'Ana',
      lastName: 'Pérez',
      email: 'ana@example.com',
      phone: '555-123-4567',
      counselingFor: 'We would like to listen to each other again.',
      locale: 'es',
    });
  });

  test('leaves an empty form', async () => {
    fetchMock.mockResolvedValueOnce(answer(201, receipt));
    await open();
    fillIn();
    await send();
    await screen.findByText('Request Submitted!');
    expect(
      screen.getByText("Thank you for your counseling request. We'll contact you soon to schedule your session."),
    ).toBeTruthy();
    await openAgain();
    expect(labels.en.map((label) => field(label).value)).toEqual(['', '', '', '', '']);
    expect(screen.queryByText('First name is required')).toBeNull();
  });
});

describe('a request that could not be sent', () => {
  test('because of a server that fails keeps the dialog and what was typed, and says why', async () => {
    fetchMock.mockResolvedValueOnce(answer(500, {}));
    await open();
    fillIn();
    await send();
    const message = await screen.findByRole('group', { name: 'Submission Failed' });
    expect(message.textContent).toMatch(/nothing you wrote has been lost/);
    await waitFor(() => expect(document.activeElement).toBe(message));
    expect(currentToast()).toMatchObject({
      title: 'Submission Failed',
      text: 'There was an error submitting your counseling request. Please try again.',
      variant: 'destructive',
    });
    expect(field(/^What do you need/).value).toBe(typed[4]);
    empty();
  });

  test('for want of a connection is reported in the dialog alone, which keeps what was typed', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open();
    fillIn();
    await send();
    const message = await screen.findByRole('group', { name: 'Submission Failed' });
    expect(message.textContent).toMatch(/We could not connect.*it will be sent automatically/);
    expect(currentToast()).toBeNull();
    expect(field(/^What do you need/).value).toBe(typed[4]);
    fireEvent.click(within(message).getByRole('button', { name: 'Stop waiting' }));
    empty();
  });

  test('is reported in Spanish on a Spanish page', async () => {
    fetchMock.mockResolvedValueOnce(answer(500, {}));
    await open('es');
    fillIn('es');
    await send('es');
    await screen.findByRole('group', { name: 'Envío Fallido' });
    expect(currentToast()).toMatchObject({
      title: 'Envío Fallido',
      text: 'Hubo un error al enviar su solicitud de consejería. Por favor, inténtelo de nuevo.',
    });
  });
});
