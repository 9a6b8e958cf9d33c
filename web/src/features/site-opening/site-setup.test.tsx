import { type SiteSetup as Setup, setupSteps } from '@contracts/site-setup';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allTexts } from '../../i18n/dictionaries';
import { LanguageProvider } from '../../i18n/language-provider';
import { SessionProvider } from '../../lib/panel-session/session-provider';
import { SiteSetup } from './site-setup';

const name = {
  ...{ name: 'ministryName', type: 'string', isLocalized: true, isRequired: true },
  label: { en: 'Name', es: 'Nombre' },
  hint: { en: '', es: '' },
  values: { en: 'First Light', es: 'Primera Luz' },
};
const setup: Setup = {
  done: [],
  opening: {
    ...{ isOpen: false, isDeskWatched: false, isGivingOff: false, mail: 'none' },
    missing: ['giving', 'contact', 'team', 'mail'],
  },
  fields: { ministry: [name] },
  numbers: [{ documentId: 'a', country: 'Ecuador', name: 'Emergencias', phone: '911' }],
  examples: [
    {
      ...{
        uid: 'api::revival-event.revival-event',
        documentId: 'b',
        title: 'Una noche',
        language: 'es',
        address: '/?event=b',
      },
      ...{ isHidden: false, isPage: false, canHide: true, statements: ['Cantamos.', 'Sanidades: 3'] },
      ...{ translations: ['We sang.', null] },
      page: { en: 'Revival events', es: 'Eventos' },
    },
  ],
  account: { email: 'ana@amanecer.church', language: 'es', isDemo: false },
  ...{ demoAccounts: 3, roles: [], invited: [], areExamplesHidden: false },
};

type Sent = { method: string; path: string; body: unknown };
const answers = vi.fn<(sent: Sent) => Response>();

/** Good until the year 2100; nobody checks its signature here. */
const token = `a.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.c`;

beforeEach(() => {
  localStorage.setItem('jwtToken', JSON.stringify(token));
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  answers.mockReset();
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit) => {
    if (!path.startsWith('/admin/site-setup')) return Promise.resolve(Response.json({}));
    if (method === 'GET') return Promise.resolve(Response.json(setup));
    return Promise.resolve(
      answers({ method, path, body: JSON.parse(typeof body === 'string' ? body : 'null') as unknown }),
    );
  });
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function show() {
  render(
    <MemoryRouter>
      <LanguageProvider locale="es" dictionary={allTexts.es}>
        <SessionProvider rules={{ permits: () => true, whenOver: 'ask' }}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <SiteSetup pictures={null} />
          </SWRConfig>
        </SessionProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
  await screen.findByText(/^Pasos pendientes/);
}

/** Folded parts are hidden from roles, which browsers unfold by a tap. */
const step = (id: string) => {
  const part = document.getElementById(`setup-${id}`);
  if (!(part instanceof HTMLDetailsElement)) throw new Error(`There is no step ${id}`);
  part.open = true;
  return within(part);
};
const click = (target: HTMLElement) => userEvent.click(target);

test('a refused text stays as it was typed, with the error at its field', async () => {
  await show();
  const errors = [{ path: ['ministryName', 'en'], message: 'Refused', name: 'ValidationError' }];
  answers.mockReturnValueOnce(Response.json({ error: { details: { errors } } }, { status: 400 }));
  const part = step('ministry');
  const english = part.getByLabelText<HTMLInputElement>(/^Nombre \(Inglés\)/);
  await userEvent.clear(english);
  await userEvent.type(english, 'Daybreak');
  await click(part.getByRole('button', { name: 'Guardar y publicar' }));
  await waitFor(() => expect(document.activeElement).toBe(english));
  const errorId = english.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(errorId)?.textContent).toBe('Refused');
  expect(english.value).toBe('Daybreak');
  const body = { ministryName: { en: 'Daybreak', es: 'Primera Luz' } };
  expect(answers).toHaveBeenCalledWith({ method: 'PUT', path: '/admin/site-setup/fields/ministry?language=es', body });

  answers.mockReturnValueOnce(Response.json({ ...setup, done: ['ministry'] }));
  await click(part.getByRole('button', { name: 'Guardar y publicar' }));
  await part.findByText('Guardado.');
  expect(part.getByRole('heading').textContent).toBe('El ministerio: listo');
});

test('what tells of people is kept when each statement is ticked', async () => {
  await show();
  const part = step('examples');
  const keep = part.getByRole('button', { name: /^Es verdad, conservarlo/ });
  await click(part.getByLabelText(/Cantamos/));
  await click(keep);
  expect(answers).not.toHaveBeenCalled();
  answers.mockReturnValueOnce(Response.json({ ...setup, examples: [] }));
  await click(part.getByLabelText(/Sanidades/));
  await click(keep);
  const body = { act: 'keep', confirmed: ['Cantamos.', 'Sanidades: 3'] };
  const path = '/admin/site-setup/examples/api::revival-event.revival-event/b?language=es';
  expect(answers).toHaveBeenCalledWith({ method: 'PUT', path, body });
  await waitFor(() => expect(part.queryByRole('listitem')).toBeNull());
});

test('a switch that could not be stored is turned back', async () => {
  await show();
  const part = step('giving');
  const box = part.getByRole<HTMLInputElement>('checkbox');
  answers.mockReturnValueOnce(Response.json({}, { status: 503 }));
  await click(box);
  await part.findByText(/503/);
  expect(box.checked).toBe(false);
});

test('when all is done, one quiet line is left, and the site can be opened', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Abrir el sitio' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Equipo' }).getAttribute('href')).toBe('#setup-team');
  const opening: Setup['opening'] = { ...setup.opening, missing: [], isDeskWatched: true };
  const done = { ...setup, opening, done: setupSteps, numbers: [], examples: [], demoAccounts: 0 };
  answers.mockReturnValueOnce(Response.json(done));
  await click(step('numbers').getByRole('button', { name: /^Contestaron/ }));
  await screen.findByText('Todo está listo. Ver los pasos');
  expect(screen.queryByText(/^Pasos pendientes/)).toBeNull();
  screen.getByRole('button', { name: 'Abrir el sitio' });
});
