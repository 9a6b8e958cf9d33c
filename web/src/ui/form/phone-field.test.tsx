import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneField } from './phone-field';

function Phone({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <PhoneField id="phone" name="phone" label="Phone" placeholder="123-456-7890" value={value} onChange={setValue} />
  );
}

function input() {
  const element = screen.getByLabelText('Phone');
  if (!(element instanceof HTMLInputElement)) throw new Error('not an input');
  return element;
}

test('groups the digits as they are typed and takes nothing else', async () => {
  render(<Phone />);
  await userEvent.type(input(), '12a3 456-78901');
  expect(input().value).toBe('123-456-7890');
});

test('keeps the caret beside the digit just typed in the middle', async () => {
  render(<Phone initial="123-456" />);
  await userEvent.type(input(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input().value).toBe('192-345-6');
  expect(input().selectionStart).toBe(2);
});

test('refuses an eleventh digit in the middle and leaves the caret there', async () => {
  render(<Phone initial="123-456-7890" />);
  await userEvent.type(input(), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(input().value).toBe('123-456-7890');
  expect(input().selectionStart).toBe(5);
});

test('deletes the digit before the dash', async () => {
  render(<Phone initial="123-456" />);
  await userEvent.type(input(), '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(input().value).toBe('124-56');
  expect(input().selectionStart).toBe(2);
});

test('cleans pasted text', async () => {
  render(<Phone />);
  await userEvent.click(input());
  await userEvent.paste('(123) 456-7890');
  expect(input().value).toBe('123-456-7890');
});

test('treats what begins with + as an international number, typed, pasted or autofilled', async () => {
  render(<Phone />);
  await userEvent.type(input(), '+92 301x2345678');
  expect(input().value).toBe('+92 301 234 5678');
  await userEvent.clear(input());
  await userEvent.paste('+1 (555) 123-4567');
  expect(input().value).toBe('+1 555 123 4567');
  fireEvent.change(input(), { target: { value: '+593991234567' } });
  expect(input().value).toBe('+593 991 234 567');
});

test('the keyboard of a phone has the +', () => {
  render(<Phone />);
  expect(input().inputMode).toBe('tel');
});
