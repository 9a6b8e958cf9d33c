import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs, type TabItem, tabAfterKey } from './tabs';

const items: readonly TabItem<'bread' | 'wine'>[] = [
  { name: 'bread', label: 'Bread', href: '?tab=bread', content: <p>Fresh</p> },
  { name: 'wine', label: 'Wine', href: '?tab=wine', content: <p>Red</p> },
];

function Kitchen() {
  const [active, setActive] = useState<'bread' | 'wine'>('bread');
  return <Tabs label="Kitchen" items={items} active={active} onChange={(name) => setActive(name)} />;
}

test('the panel is named after the tab that is open, and only its content is there', async () => {
  render(<Kitchen />);
  expect(screen.getByRole('tabpanel', { name: 'Bread' }).textContent).toBe('Fresh');
  await userEvent.click(screen.getByRole('tab', { name: 'Wine' }));
  expect(screen.getByRole('tabpanel', { name: 'Wine' }).textContent).toBe('Red');
  expect(screen.queryByText('Fresh')).toBeNull();
});

test('the tabs are one stop for the keyboard; arrows move between them and open, Tab goes to the panel', async () => {
  render(<Kitchen />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Bread' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Wine', selected: true }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Wine' }));
});

test('the tabs are links in the server’s HTML, and tabs once they are hydrated', () => {
  document.body.innerHTML = renderToString(<Kitchen />);
  expect(screen.getByRole('link', { name: 'Bread', current: 'page' }).getAttribute('href')).toBe('?tab=bread');
  expect(screen.getByRole('navigation', { name: 'Kitchen' })).toBeDefined();
  act(() => void hydrateRoot(document.body, <Kitchen />));
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  expect(screen.queryByRole('link')).toBeNull();
});

const names = ['blogs', 'training', 'resources'] as const;

test('arrows wrap around in both directions', () => {
  expect(tabAfterKey(names, 'blogs', 'ArrowRight')).toBe('training');
  expect(tabAfterKey(names, 'resources', 'ArrowRight')).toBe('blogs');
  expect(tabAfterKey(names, 'blogs', 'ArrowLeft')).toBe('resources');
});

test('Home and End go to the ends', () => {
  expect(tabAfterKey(names, 'training', 'Home')).toBe('blogs');
  expect(tabAfterKey(names, 'training', 'End')).toBe('resources');
});

test('other keys are ignored', () => {
  expect(tabAfterKey(names, 'training', 'ArrowDown')).toBeUndefined();
  expect(tabAfterKey(names, 'training', 'Tab')).toBeUndefined();
});
