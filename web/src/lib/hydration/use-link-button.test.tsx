import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Tabs } from '../../ui/tabs';
import { useLinkButton } from './use-link-button';

/** The server's HTML, and a function that hydrates it. */
function serve(page: React.ReactNode) {
  const root = document.createElement('main');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  return () => act(() => void hydrateRoot(root, page));
}

function MenuButton({ onPress }: { onPress: () => void }) {
  return <a {...useLinkButton('#end', onPress, { 'aria-expanded': false })}>Menu</a>;
}

test('a link of the server’s HTML becomes a button with its state, stays the same element and keeps the focus', async () => {
  const press = vi.fn<() => void>();
  const hydrate = serve(<MenuButton onPress={press} />);
  const link = screen.getByRole('link', { name: 'Menu' });
  expect(link.getAttribute('href')).toBe('#end');
  expect(link.hasAttribute('aria-expanded')).toBe(false);
  link.focus();
  hydrate();
  const button = screen.getByRole('button', { name: 'Menu', expanded: false });
  expect(button).toBe(link);
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(3);
});

test('tabs are links of the server’s HTML, and tabs once they are hydrated', () => {
  const items = [
    { name: 'bread', label: 'Bread', href: '?tab=bread', content: 'Fresh' },
    { name: 'wine', label: 'Wine', href: '?tab=wine', content: 'Red' },
  ];
  const hydrate = serve(<Tabs label="Kitchen" items={items} active="bread" onChange={() => undefined} />);
  expect(screen.getByRole('link', { name: 'Bread', current: 'page' }).getAttribute('href')).toBe('?tab=bread');
  expect(screen.getByRole('navigation', { name: 'Kitchen' })).toBeDefined();
  hydrate();
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  expect(screen.queryByRole('link')).toBeNull();
});
