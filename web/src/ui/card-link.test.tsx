import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CardLink } from './card-link';

function show() {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<CardLink to="/opened">Open</CardLink>} />
        <Route path="/opened" element={<h1>Opened</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

/** jsdom has neither of the two. */
function offerTransitions({ reducesMotion = false } = {}) {
  const pageIsThere: string[] = [];
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    void update().then(() => pageIsThere.push(screen.getByRole('heading').textContent));
    return { ready: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition });
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
  return { startViewTransition, pageIsThere };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

test('changes the page within a view transition, which ends its update once the page is there', async () => {
  const { startViewTransition, pageIsThere } = offerTransitions();
  fireEvent.click(show());
  await waitFor(() => expect(pageIsThere).toEqual(['Opened']));
  expect(startViewTransition).toHaveBeenCalledOnce();
});

test('opens the page at once where motion is reduced, or the browser knows no transitions', async () => {
  const { startViewTransition } = offerTransitions({ reducesMotion: true });
  fireEvent.click(show());
  expect(await screen.findByRole('heading')).toBeDefined();
  expect(startViewTransition).not.toHaveBeenCalled();
});

test('leaves the page alone where another tab was asked for', () => {
  const { startViewTransition } = offerTransitions();
  fireEvent.click(show(), { ctrlKey: true });
  expect(screen.getByRole('link')).toBeDefined();
  expect(startViewTransition).not.toHaveBeenCalled();
});
