import type { EventDraft } from '@contracts/event-draft';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validEvent } from '../../../../../cms/src/contracts/event-draft.cases';
import { allTexts } from '../../../i18n/dictionaries';
import { LanguageProvider } from '../../../i18n/language-provider';
import { SessionProvider } from '../../../lib/panel-session/session-provider';
import { EventEditor } from './event-editor';
import { currentToast } from '../../../ui/toast/toast-store';
import { forgetUnsavedInput } from '../unsaved-input';

const draft: EventDraft = {
  ...validEvent,
  id: 'a23456789012345678901234',
  version: 'first',
  states: { en: 'published', es: 'published' },
};

type Sent = { method: string; key: string | null; body: unknown };
const answers = vi.fn<(sent: Sent) => Promise<Response>>();
const saved = vi.fn<(event: EventDraft) => void>();

/** Good until the year 2100; nobody checks its signature here. */
const token = `a.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.c`;

beforeEach(() => {
  localStorage.setItem('jwtToken', JSON.stringify(token));
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  answers.mockReset();
  saved.mockReset();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit) => {
    if (!path.startsWith('/api/event-drafts')) return Response.json({});
    return answers({
      method,
      key: new Headers(headers).get('Idempotency-Key'),
      body: JSON.parse(typeof body === 'string' ? body : 'null') as unknown,
    });
  });
});

afterEach(() => {
  localStorage.clear();
  forgetUnsavedInput();
  vi.unstubAllGlobals();
});

function show(edited: EventDraft | null, reload: () => Promise<EventDraft | undefined> = () => Promise.resolve(draft)) {
  return render(
    <MemoryRouter>
      <LanguageProvider locale="es" dictionary={allTexts.es}>
        <SessionProvider rules={{ permits: () => true, whenOver: 'ask' }}>
          <EventEditor draft={edited} onSaved={saved} onDiscard={() => undefined} reload={reload} />
        </SessionProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

const field = (label: string) => screen.getByLabelText(label);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const described = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

test('what is missing is told at its field and in a list, and nothing is sent', async () => {
  show(null);
  await userEvent.type(field('Título en español'), 'Lámparas');
  await click('Publicar');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Todavía falta algo' }));
  expect(described('Fecha')).toContain('Elija la fecha');
  expect(described('Lugar en español')).toContain('Escriba el lugar');
  expect(described('Título en inglés')).toBe('');
  expect(answers).not.toHaveBeenCalled();
});

test('a new event that got no answer is sent again with the same key', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answers.mockResolvedValueOnce(Response.json({ ...draft, states: { en: 'unpublished', es: 'unpublished' } }));
  show(null);
  await userEvent.type(field('Título en español'), 'Lámparas');
  await click('Guardar borrador');
  await screen.findByText(/Lo que escribió sigue aquí/);
  expect(field('Título en español')).toHaveProperty('value', 'Lámparas');
  await click('Guardar borrador');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(currentToast()).toMatchObject({ title: 'Borrador guardado. Los visitantes aún no lo ven.', durationMs: 2000 });
  const [first, second] = answers.mock.calls.map(([sent]) => sent);
  expect(first).toMatchObject({ method: 'POST', body: { texts: { es: { title: 'Lámparas' } } } });
  expect(second).toEqual(first);
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
});

test('after somebody else’s change, mine is saved only if I say so', async () => {
  const theirs = { ...draft, attendance: 7, version: 'second' };
  answers.mockResolvedValueOnce(new Response('{}', { status: 409 }));
  answers.mockResolvedValueOnce(Response.json({ ...draft, version: 'third' }));
  show(draft, () => Promise.resolve(theirs));
  await userEvent.clear(field('Asistentes'));
  await userEvent.type(field('Asistentes'), '99');
  await click('Publicar los cambios');
  await screen.findByText('Otra persona cambió este evento');
  expect(saved).not.toHaveBeenCalled();
  await click('Dejar la mía');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(answers.mock.calls.map(([sent]) => sent.body)).toMatchObject([
    { attendance: 99, version: 'first', publish: true },
    { attendance: 99, version: 'second', publish: true },
  ]);
});

test('after somebody else’s change, theirs can be shown instead', async () => {
  answers.mockResolvedValueOnce(new Response('{}', { status: 409 }));
  show(draft, () => Promise.resolve({ ...draft, attendance: 7, version: 'second' }));
  await userEvent.clear(field('Asistentes'));
  await click('Guardar borrador');
  await click('Ver la otra');
  await waitFor(() => expect(field('Asistentes')).toHaveProperty('value', '7'));
  expect(screen.queryByText('Otra persona cambió este evento')).toBeNull();
});

test('what was typed is still there after a look at another event', async () => {
  const { unmount } = show(null);
  await userEvent.type(field('Título en español'), 'Lámparas');
  unmount();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  show(null);
  expect(field('Título en español')).toHaveProperty('value', 'Lámparas');
});

test('the region is asked for where only that is shown, and stands in what visitors will see', async () => {
  show(draft);
  const seen = screen.getByRole('region', { name: 'Lo que verán los visitantes' });
  expect(seen.textContent).toContain('Place es');
  await userEvent.click(field('Mostrar solo la región'));
  expect(seen.textContent).not.toContain('Place es');
  expect(seen.textContent).toContain('Region es');
  await userEvent.clear(field('Región en español'));
  await click('Publicar los cambios');
  expect(described('Región en español')).toContain('Los visitantes solo ven la región');
});

test('each language is previewed in the words that its visitors read', () => {
  show(draft);
  const [spanish, english] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  const told = (locale: 'en' | 'es') =>
    `${allTexts[locale]['revival.attendance']}: 1,200 · ${allTexts[locale]['revival.salvations']}: 80`;
  expect(spanish).toBe(`Title es1 de marzo de 2026 · Place es${told('es')}Description es`);
  expect(english).toBe(`Title enMarch 1, 2026 · Place en${told('en')}Description en`);
});

test('the preview of an empty event promises no text in another language', async () => {
  show(null);
  const seen = screen.getByRole('region', { name: 'Lo que verán los visitantes' });
  expect(seen.textContent).toBe('Lo que verán los visitantesAún no hay nada escrito en ninguno de los dos idiomas.');
  await userEvent.type(field('Título en español'), 'Lámparas');
  expect(seen.textContent).toContain('No hay nada en inglés: quienes leen en inglés verán el texto en español.');
});

test('the list of problems names each field and its language', async () => {
  show(null);
  await userEvent.type(field('Sanidades'), 'muchas');
  await click('Publicar');
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(listed).toEqual([
    'Fecha: elija la fecha',
    'Sanidades: escriba un número entero de 0 a 10,000,000',
    'Título en español: escriba el título',
    'Lugar en español: escriba el lugar',
    'Descripción en español: escriba la descripción',
  ]);
});
