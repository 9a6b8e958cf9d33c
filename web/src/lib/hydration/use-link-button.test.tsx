import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useLinkButton } from './use-link-button';

function MenuButton({ onPress }: { onPress: () => void }) {
  return <a {...useLinkButton('#end', onPress, { 'aria-expanded': false })}>Menu</a>;
}

test('a link of the server’s HTML becomes a button with its state, stays the same element and keeps the focus', async () => {
  const press = vi.fn<() => void>();
  const page = <MenuButton onPress={press} />;
  document.body.innerHTML = renderToString(page);
  const link = screen.getByRole('link', { name: 'Menu' });
  expect(link.getAttribute('href')).toBe('#end');
  expect(link.hasAttribute('aria-expanded')).toBe(false);
  link.focus();
  act(() => void hydrateRoot(document.body, page));
  const button = screen.getByRole('button', { name: 'Menu', expanded: false });
  expect(button).toBe(link);
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(3);
});
