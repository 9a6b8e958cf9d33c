import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../i18n/en/site';
import { LanguageProvider } from '../../../i18n/language-provider';
import { rememberServerControls } from '../../../lib/hydration/server-controls';
import { SiteContext } from '../../../lib/site-context';
import { PrayerForm } from './prayer-form';
import { prayerRequest } from './prayer-request';

beforeEach(() => {
  document.body.replaceChildren();
  prayerRequest.store().saveDraft(prayerRequest.initialValues);
});

const page = (
  <LanguageProvider locale="en" dictionary={english}>
    <PrayerForm Help={() => null} contactEmail="hello@example.org" />
  </LanguageProvider>
);

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send prayer request' });

test('the server’s HTML has every field, and is sent to its page without scripts', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(page);
  const form = html.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/prayer#prayer-request', 'post']);
  expect(html.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
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
});

test('text typed before hydration stays in its fields, and can be sent afterwards', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
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
  render(page, { container, hydrate: true });
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

test.each<[string, (control: Element) => void]>([
  ['an element beside each field', (control) => control.after(document.createElement('com-password-button'))],
  ['an element before each field', (control) => control.before(document.createElement('input'))],
  [
    'an element around each field',
    (control) => {
      const frame = document.createElement('span');
      control.replaceWith(frame);
      frame.append(control);
    },
  ],
  [
    'a translated label of each field',
    (control) => {
      const label = document.querySelector(`label[for=${control.id}]`);
      const words = document.createElement('span');
      words.textContent = 'نام';
      label?.replaceChildren(words);
    },
  ],
  ['foreign attributes of each field', (control) => control.setAttribute('data-lastpass-icon-added', 'true')],
])('text typed before hydration and the focus survive %s', async (_, change) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  container.querySelectorAll('input[id], select, textarea').forEach(change);
  const firstName = () => screen.getByLabelText<HTMLInputElement>(/^First name/);
  const written = (id: string) => document.querySelector<HTMLInputElement>(`#prayer-request-${id}`);
  Object.assign(written('lastName') ?? {}, { value: 'Pérez' });
  Object.assign(written('prayerType') ?? {}, { value: 'family' });
  Object.assign(written('confidential') ?? {}, { checked: true });
  const request = written('prayerRequest');
  request?.focus();
  Object.assign(request ?? {}, { value: 'Please pray' });
  rememberServerControls(container);
  render(page, { container, hydrate: true, onRecoverableError: vi.fn() });
  expect(document.activeElement?.id).toBe('prayer-request-prayerRequest');
  await userEvent.type(firstName(), 'Ana');
  expect(['firstName', 'lastName', 'prayerType', 'prayerRequest'].map((id) => written(id)?.value)).toEqual([
    'Ana',
    'Pérez',
    'family',
    'Please pray',
  ]);
  expect(written('confidential')?.checked).toBe(true);
});

test('a form that the server shows again begins with what was posted, and its errors', async () => {
  const values = { ...prayerRequest.initialValues, firstName: 'Ana', phoneNumber: '0300 1234567', contactMe: true };
  const posted = { id: 'prayer-request', values, errors: { lastName: 'submission.lastName.required' } };
  const site = { publicUrl: '', name: '', socialImage: null, address: '/prayer', addressLanguage: null, posted };
  const shown = <SiteContext value={site}>{page}</SiteContext>;
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(shown);
  const problems = vi.spyOn(console, 'error');
  const expectPosted = () => {
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ana');
    expect(screen.getByLabelText<HTMLInputElement>(/^Please contact me/).checked).toBe(true);
    expect(screen.getAllByText('Last name is required')).toHaveLength(2);
  };
  expectPosted();
  const { unmount } = render(shown, { container, hydrate: true });
  await waitFor(() => expect(container.querySelector('form[data-hydrated=true]')).not.toBeNull());
  expectPosted();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'One field needs your attention' }));
  expect(problems).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/^First name/), ' María');
  unmount();
  // Shown later, it begins with its draft like any form.
  render(shown);
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ana María');
  expect(screen.queryByText('Last name is required')).toBeNull();
});
