import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dismissToast, showToast } from '../toast/toast-store';
import { loadToastOutlet, ToastRegion } from '../toast/toast-region';
import { Dialog } from './dialog';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <ToastRegion label="Messages" closeLabel="Close message" lang="en" />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Welcome" description="Come in." closeLabel="Close">
        <button>Inside</button>
      </Dialog>
    </>
  );
}

beforeEach(async () => {
  await loadToastOutlet();
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
});

afterEach(() => act(dismissToast));

const dialog = () => screen.queryByRole('dialog', { name: 'Welcome' });
const region = () => screen.getByRole('region', { name: 'Messages' });

async function showMessage() {
  act(() => showToast({ title: 'Not sent', variant: 'destructive' }));
  await screen.findByRole('alert');
}

test('takes the focus, traps it, and returns it on closing', async () => {
  expect(document.activeElement).toBe(dialog());
  act(() => screen.getByText('Open').focus());
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('leaves toasts accessible, and F8 moves to them and back', async () => {
  act(() => screen.getByRole('button', { name: 'Inside' }).focus());
  await showMessage();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8' });
  expect(document.activeElement).toBe(region());
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close message' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inside' }));
});

test('stays open when Escape closes a toast', async () => {
  await showMessage();
  fireEvent.keyDown(document.body, { key: 'F8' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(dialog()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('stays open when a toast is tapped', async () => {
  await showMessage();
  fireEvent.pointerDown(screen.getByRole('alert'));
  fireEvent.click(screen.getByRole('alert'));
  expect(dialog()).not.toBeNull();
});
