import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allTexts } from '../i18n/dictionaries';
import { LanguageProvider } from '../i18n/language-provider';
import { KeepingState } from './keeping-state';
import type { Work } from './use-keeping';

/** As in the panel, the button that starts is not shown while something is fetched. */
const panelWhile = (work?: Work) => (
  <LanguageProvider locale="en" dictionary={allTexts.en}>
    {work ? null : <button>Keep it</button>}
    <KeepingState work={work} onStop={() => undefined} />
  </LanguageProvider>
);

test('the focus moves from the button that keeps to the one that stops, and to the outcome', () => {
  const { rerender } = render(panelWhile());
  screen.getByRole('button', { name: 'Keep it' }).focus();
  rerender(panelWhile({ status: 'fetching', percent: 0 }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
  rerender(panelWhile({ status: 'done' }));
  expect(document.activeElement?.textContent).toBe('It is kept. You can open it offline at the same address.');
});

test('the focus stays where a visitor has moved it while the page was fetched', () => {
  const { rerender } = render(panelWhile({ status: 'fetching', percent: 0 }));
  screen.getByRole('button', { name: 'Stop' }).focus();
  rerender(panelWhile({ status: 'fetching', percent: 50 }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
});
