import type { RevivalEvent } from '@contracts/revival-event';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../../lib/panel-session/session-provider';
import { allTexts } from '../../i18n/dictionaries';
import { LanguageProvider } from '../../i18n/language-provider';
import { emptyForm } from '../../features/media-admin/editor/event-form';
import { forgetUnsavedInput, unsavedForms } from '../../features/media-admin/unsaved-input';
import { contentConfig } from '../../lib/cms-client/use-content';
import { AdminWorkspace } from './admin-workspace';

const minute = 60_000;
const event: RevivalEvent = {
  id: 'a23456789012345678901234',
  locale: 'en',
  title: 'Lamps on the lawn',
  date: '2026-03-01',
  location: 'Ambato',
  attendance: 0,
  salvations: 0,
  healings: 0,
  description: '',
};

const answers = vi.fn<(path: string) => Promise<Response>>();
const asksForEvents = () => answers.mock.calls.filter(([path]) => path.startsWith('/api/revival-events?')).length;
const refusal = (status: number) => Promise.resolve(new Response('{}', { status }));

beforeEach(() => {
  vi.useFakeTimers();
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
});

afterEach(() => {
  forgetUnsavedInput();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(locale: 'en' | 'es', address = '/admin') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SWRConfig value={{ ...contentConfig, provider: () => new Map() }}>
        <LanguageProvider locale={locale} dictionary={allTexts[locale]}>
          <SessionProvider rules={{ permits: () => true, whenOver: 'ask' }}>
            <AdminWorkspace />
          </SessionProvider>
        </LanguageProvider>
      </SWRConfig>
    </MemoryRouter>,
  );
  await pass(0);
}

test.each([
  ['en', 'Failed to load revival events.', 'The server answered 500.'],
  ['es', 'No se pudieron cargar los eventos de avivamiento.', 'El servidor respondió 500.'],
] as const)(
  'events are asked for three more times, a second apart, before it says in %s why not',
  async (locale, title, cause) => {
    answers.mockImplementation(() => refusal(500));
    await show(locale);
    for (const asked of [1, 2, 3]) {
      expect(asksForEvents()).toBe(asked);
      expect(screen.queryByRole('alert')).toBeNull();
      await pass(1_000);
    }
    expect(asksForEvents()).toBe(4);
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(screen.getByRole('alert').textContent).toContain(cause);
  },
);

test('events are good for five minutes to whoever comes back to the window', async () => {
  answers.mockImplementation((path) =>
    path.startsWith('/api/revival-events?') ? Promise.resolve(Response.json([event])) : refusal(401),
  );
  await show('en');
  expect(screen.getByText('Lamps on the lawn')).toBeTruthy();
  for (const [ms, asked] of [
    [4 * minute, 1],
    [minute, 2],
  ] as const) {
    await pass(ms);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(0);
    expect(asksForEvents()).toBe(asked);
  }
});

test.each([
  ['en', 'All events'],
  ['es', 'Todos los eventos'],
] as const)('whoever closes an event in %s is back at its row', async (locale, all) => {
  answers.mockImplementation((path) =>
    path.startsWith('/api/revival-events?') ? Promise.resolve(Response.json([event])) : refusal(401),
  );
  await show(locale, `/admin?event=${event.id}`);
  fireEvent.click(screen.getByRole('link', { name: all, hidden: true }));
  await pass(0);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Lamps on the lawn/ }));
});

test.each([
  ['en', 'Not saved', 'New event'],
  ['es', 'Sin guardar', 'Evento nuevo'],
] as const)('events whose form is not saved are marked in the list in %s', async (locale, mark, made) => {
  answers.mockImplementation((path) =>
    path.startsWith('/api/revival-events?') ? Promise.resolve(Response.json([event])) : refusal(401),
  );
  await show(locale);
  expect(screen.queryByText(mark)).toBeNull();
  act(() => unsavedForms.set(event.id, emptyForm));
  expect(screen.getByText(mark).closest('a')?.textContent).toContain('Lamps on the lawn');
  act(() => {
    unsavedForms.delete(event.id);
    unsavedForms.set('new', emptyForm);
  });
  expect(screen.getByText(mark).closest('a')?.textContent).toContain(made);
});

test('the page of an event whose form is not saved leads back to the form', async () => {
  answers.mockImplementation((path) =>
    path.startsWith('/api/revival-events?') ? Promise.resolve(Response.json([event])) : refusal(401),
  );
  act(() => unsavedForms.set(event.id, emptyForm));
  await show('en', `/admin?event=${event.id}`);
  const back = screen.getByRole('link', { name: 'Back to the form' });
  expect(back.getAttribute('href')).toBe(`/admin?event=${event.id}&edit=1`);
  expect(back.closest('p')?.textContent).toContain('Not saved');
});
