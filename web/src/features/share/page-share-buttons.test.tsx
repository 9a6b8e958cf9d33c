import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { loadDictionary } from '../../i18n/load-dictionary';
import { SiteContext } from '../../lib/site-context';
import { currentToast, dismissToast } from '../../ui/toast/toast-store';
import { PageShareButtons } from './page-share-buttons';

const site = {
  publicUrl: 'https://example.org',
  name: 'First Light',
  socialImage: null,
  address: '/resources?article=hope',
  addressLanguage: null,
};
const url = 'https://example.org/resources?article=hope&lang=es';

afterEach(() => act(dismissToast));

/** A device with or without a share sheet of its own, and what it says of its clipboard. */
function device({ share, writeText }: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  const navigator = { userAgent: window.navigator.userAgent, clipboard: { writeText }, ...(share && { share }) };
  vi.stubGlobal('navigator', navigator);
}

async function show() {
  const dictionary = await loadDictionary('es');
  render(
    <LanguageProvider locale="es" dictionary={dictionary}>
      <SiteContext value={site}>
        <PageShareButtons title="Esperanza & consuelo" />
      </SiteContext>
    </LanguageProvider>,
  );
}

test('opens the sheet of a device that has one, with the page in the language being read', async () => {
  const share = vi.fn(() => Promise.resolve());
  device({ share });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(share).toHaveBeenCalledWith({ title: 'Esperanza & consuelo', url });
  expect(screen.queryByRole('link')).toBeNull();
});

test('a sheet that is closed again is no failure', async () => {
  device({ share: () => Promise.reject(new DOMException('Share canceled', 'AbortError')) });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(currentToast()).toBeNull();
});

test('a sheet that does not open leaves the link in the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  device({ share: () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')), writeText });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(writeText).toHaveBeenCalledWith(url);
  expect(currentToast()).toMatchObject({ title: 'Enlace copiado' });
});

test('offers WhatsApp otherwise, with title and address', async () => {
  device({});
  await show();
  const link = screen.getByRole('link', { name: 'WhatsApp (se abre en otra pestaña)' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  expect(address.searchParams.get('text')).toBe(`Esperanza & consuelo\n${url}`);
});

test('copies the link, and says so for two seconds', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  device({ writeText });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  expect(writeText).toHaveBeenCalledWith(url);
  expect(currentToast()).toMatchObject({ title: 'Enlace copiado', variant: 'default', durationMs: 2000 });
});

test('shows the link where it may not be copied', async () => {
  device({ writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  expect(currentToast()).toMatchObject({ text: url, variant: 'destructive', isSticky: true });
});
