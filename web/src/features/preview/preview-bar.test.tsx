import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { spanish } from '../../i18n/es/site';
import { LanguageProvider } from '../../i18n/language-provider';
import { SiteContext } from '../../lib/site-context';
import { PreviewBar } from './preview-bar';

const site = {
  publicUrl: 'https://example.org',
  name: 'First Light',
  socialImage: null,
  address: '/resources?article=hope',
  addressLanguage: null,
};

function show() {
  render(
    <LanguageProvider locale="es" dictionary={spanish} prepare={() => Promise.resolve()}>
      <SiteContext value={site}>
        <a href="/admin/preview/draft/prayer">within</a>
        <a href="/prayer">without</a>
        <a href="mailto:hello@example.org">mail</a>
        <PreviewBar basename="/admin/preview/draft" />
      </SiteContext>
    </LanguageProvider>,
  );
}

test('says in the page’s language that this is not published, and leads to the same page on the site', () => {
  show();
  expect(screen.getByRole('complementary', { name: 'Vista previa: sin publicar' })).toBeTruthy();
  const out = screen.getByRole('link', { name: /^Ver en el sitio/ });
  expect(out.getAttribute('href')).toBe('/resources?article=hope&lang=es');
  expect(out.getAttribute('target')).toBe('_blank');
});

test('opens what is no preview in a new tab, because the panel’s frame cannot show it', () => {
  show();
  // The test's browser cannot navigate.
  window.addEventListener('click', (event) => event.preventDefault());
  for (const [name, target] of [
    ['within', ''],
    ['without', '_blank'],
    ['mail', ''],
  ] as const) {
    const link = screen.getByText<HTMLAnchorElement>(name);
    fireEvent.click(link);
    expect([name, link.target]).toEqual([name, target]);
  }
});

test('loads the page again when the panel beside it has saved', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { origin: 'http://localhost', reload });
  show();
  const tell = (origin: string, type: string) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data: { type } }));
  tell('https://stranger.example', 'strapiUpdate');
  tell('http://localhost', 'something');
  expect(reload).not.toHaveBeenCalled();
  tell('http://localhost', 'strapiUpdate');
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
