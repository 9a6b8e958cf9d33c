import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ExtraTexts, LanguageProvider, translateNow, useLanguage } from './language-provider';
import { loadDictionary } from './load-dictionary';

function Greeting() {
  const { locale, t, message, setLocale } = useLanguage();
  return (
    <>
      <p>{t('navigation.home')}</p>
      <p>{message('unheard.of')}</p>
      <button onClick={() => void setLocale(locale === 'en' ? 'es' : 'en')}>{locale}</button>
    </>
  );
}

async function renderEnglish(prepare?: () => Promise<void>) {
  const dictionary = await loadDictionary('en');
  render(
    <LanguageProvider locale="en" dictionary={dictionary} {...(prepare ? { prepare } : {})}>
      <Greeting />
    </LanguageProvider>,
  );
}

beforeEach(() => {
  window.localStorage.clear();
  document.cookie = 'preferred-language=; path=/; max-age=0';
});

test('using the language outside its provider is an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Greeting />)).toThrow('useLanguage must be used within a LanguageProvider');
});

test('switching changes every text, and is remembered for this browser and for the server', async () => {
  await renderEnglish();
  expect(screen.getByText('Home')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Inicio');
  expect(document.documentElement.lang).toBe('es');
  expect(window.localStorage.getItem('preferred-language')).toBe('es');
  expect(document.cookie).toContain('preferred-language=es');
});

test('the page keeps its language until its content has loaded in the other one', async () => {
  let arrive: () => void = () => undefined;
  const prepare = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  await renderEnglish(prepare);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(prepare).toHaveBeenCalledWith('es'));
  expect(screen.getByText('Home')).toBeTruthy();
  arrive();
  await screen.findByText('Inicio');
});

test('an unknown key that arrives as data is shown unchanged', async () => {
  await renderEnglish();
  expect(screen.getByText('unheard.of')).toBeTruthy();
});

test('extra texts are in the page’s language, or in English if Spanish lacks them', async () => {
  function Part() {
    const { message, setLocale } = useLanguage();
    return <button onClick={() => void setLocale('es')}>{`${message('part.title')} ${message('part.text')}`}</button>;
  }
  render(
    <LanguageProvider locale="en" dictionary={await loadDictionary('en')}>
      <ExtraTexts en={{ 'part.title': 'Title', 'part.text': 'Text' }} es={{ 'part.title': 'Título' }}>
        <Part />
      </ExtraTexts>
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByText('Title Text'));
  expect(await screen.findByText('Título Text')).toBeTruthy();
  expect(translateNow('navigation.home')).toBe('Inicio');
});
