import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useOpenedInAddress, useOpenInAddress } from './use-open-in-address';

function visit(...addresses: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={addresses}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const [isOpen, setOpen] = useOpenInAddress('quiz');
      const navigate = useNavigate();
      return { isOpen, setOpen, search: useLocation().search, back: () => void navigate(-1) };
    },
    { wrapper },
  );
  return result;
}

test('opening the quiz is an address of its own, which Back leaves', () => {
  const page = visit('/resources?module=m');
  act(() => page.current.setOpen(true));
  expect(page.current.isOpen).toBe(true);
  expect(page.current.search).toBe('?module=m&quiz=1');
  act(() => page.current.back());
  expect(page.current.isOpen).toBe(false);
  expect(page.current.search).toBe('?module=m');
});

test('closing it leaves no history entry that would reopen it', () => {
  const page = visit('/resources?tab=training', '/resources?module=m');
  act(() => page.current.setOpen(true));
  act(() => page.current.setOpen(false));
  expect(page.current.search).toBe('?module=m');
  act(() => page.current.back());
  expect(page.current.search).toBe('?tab=training');
});

test('a shared address opens it, and closing it shows the module', () => {
  const page = visit('/resources?tab=training', '/resources?module=m&quiz=1');
  expect(page.current.isOpen).toBe(true);
  act(() => page.current.setOpen(false));
  expect(page.current.isOpen).toBe(false);
  expect(page.current.search).toBe('?module=m');
  act(() => page.current.back());
  expect(page.current.search).toBe('?tab=training');
});

function visitTimeline(...addresses: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={addresses}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const [event, open, close] = useOpenedInAddress('event');
      const { search, hash } = useLocation();
      return { event, open, close, address: search + hash };
    },
    { wrapper },
  );
  return result;
}

test('the parameter may have a value, and the address a hash', () => {
  const page = visitTimeline('/?lang=es');
  expect(page.current.event).toBeNull();
  act(() => page.current.open({ value: 'all', hash: '#revival' }));
  expect(page.current.event).toBe('all');
  expect(page.current.address).toBe('?lang=es&event=all#revival');
  act(() => page.current.close());
  expect(page.current.address).toBe('?lang=es');
});

test('closing what a shared address has open stays at its section', () => {
  const page = visitTimeline('/?event=abc#revival');
  expect(page.current.event).toBe('abc');
  act(() => page.current.close());
  expect(page.current.address).toBe('#revival');
});

test('closed twice before the browser has gone back, it stays on the page below', () => {
  const page = visit('/contact', '/resources?module=m');
  act(() => page.current.setOpen(true));
  act(() => {
    page.current.setOpen(false);
    page.current.setOpen(false);
  });
  expect(page.current.search).toBe('?module=m');
  // Opened again, it can be closed again.
  act(() => page.current.setOpen(true));
  act(() => page.current.setOpen(false));
  expect(page.current.isOpen).toBe(false);
  expect(page.current.search).toBe('?module=m');
});
