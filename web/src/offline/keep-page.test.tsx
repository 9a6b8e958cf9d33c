import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '../i18n/language-provider';
import { loadDictionary } from '../i18n/load-dictionary';
import { KeepPage } from './keep-page';
import { keptCache, writeKept } from './kept-index';
import type { Pack } from './pack';
import { memoryCaches } from './worker/memory-caches.test-support';

const document = { address: '/resources?module=a', title: 'A', kind: 'module', content: '/api/a' } as const;
const kept: Pack = { ...document, locale: 'en', version: '1', documents: [document], files: [] };

test('a page that is kept in English alone is marked at once in English, and not in Spanish', async () => {
  const storage = memoryCaches('https://example.org');
  await writeKept(await storage.open(keptCache), [kept]);
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const provider = new Map();
  const pageIn = async (locale: 'en' | 'es') => (
    <SWRConfig value={{ provider: () => provider }}>
      <LanguageProvider key={locale} locale={locale} dictionary={await loadDictionary(locale)}>
        <MemoryRouter>
          <KeepPage address={document.address} />
        </MemoryRouter>
      </LanguageProvider>
    </SWRConfig>
  );
  const { rerender } = render(await pageIn('en'));
  await screen.findByRole('button', { name: 'Kept on this device' });
  rerender(await pageIn('es'));
  expect(screen.getByRole('button').textContent).toBe('Guardar en este dispositivo');
});
