import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { preloadable } from '../lib/preloadable';

// What has been loaded is kept for the life of the page: each test is a page of its own.
async function openPage() {
  vi.resetModules();
  const { LanguageProvider, useLanguage } = await import('./language-provider');
  const { loadDictionaries } = await import('./load-dictionaries');
  const { withTexts } = await import('./with-texts');

  const Part = withTexts(
    'quiz-dialog',
    preloadable(() =>
      Promise.resolve(function Heading() {
        const { t } = useLanguage();
        return <h2>{t('quizDialog.results')}</h2>;
      }),
    ),
  );

  function Page() {
    const { locale, setLocale } = useLanguage();
    return (
      <>
        <button onClick={() => void setLocale(locale === 'en' ? 'es' : 'en')}>{locale}</button>
        <Suspense fallback={<p>Waiting</p>}>
          <Part />
        </Suspense>
      </>
    );
  }

  const dictionaries = await loadDictionaries('en');
  const show = () =>
    act(async () => {
      render(
        <LanguageProvider locale="en" dictionaries={dictionaries}>
          <Page />
        </LanguageProvider>,
      );
      await Promise.resolve();
    });
  return { Part, show };
}

/** Everything that the page shows from now on. */
function watchTexts() {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

beforeEach(() => window.localStorage.clear());

test('a part waits for its words, and never shows their keys', async () => {
  const { show } = await openPage();
  const seen = watchTexts();
  await show();
  expect(await screen.findByText('Your results')).toBeTruthy();
  expect(seen.filter((text) => text.includes('quizDialog'))).toEqual([]);
});

test('a part that was loaded ahead of time is there at once', async () => {
  const { Part, show } = await openPage();
  await Part.preload('en');
  const seen = watchTexts();
  await show();
  expect(screen.getByText('Your results')).toBeTruthy();
  expect(seen.filter((text) => text.includes('Waiting'))).toEqual([]);
});

test('switching brings the words of the other language before it shows anything in it', async () => {
  const { show } = await openPage();
  await show();
  await screen.findByText('Your results');
  const seen = watchTexts();
  await userEvent.click(screen.getByRole('button', { name: 'en' }));
  expect(await screen.findByText('Sus resultados')).toBeTruthy();
  expect(seen.filter((text) => /quizDialog|Waiting|esYour/.test(text))).toEqual([]);
});
