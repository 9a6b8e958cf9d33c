import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneField } from './phone-field';
import { fitsPhoneMask } from './phone-mask';

function Phone({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <PhoneField
      id="phone"
      name="phone"
      label="Phone"
      placeholder="123-456-7890"
      error={fitsPhoneMask(value) ? undefined : 'One number, please'}
      offer={value === '0300 1234567' ? { value: '+92 300 123 4567', label: 'Use +92' } : undefined}
      value={value}
      onChange={setValue}
    />
  );
}

function input() {
  const element = screen.getByLabelText('Phone');
  if (!(element instanceof HTMLInputElement)) throw new Error('not an input');
  return element;
}

test('groups the digits as they are typed, and drops a letter among the first of them', async () => {
  render(<Phone />);
  await userEvent.type(input(), '12a3 456-7890');
  expect(input().value).toBe('123-456-7890');
  expect(input().getAttribute('aria-invalid')).toBeNull();
});

test.each(['555-0147 x123', '212-555-0147 home', '+92 300 1234567 ext 12'])(
  'keeps what is typed behind a whole number, as in "%s", and says why',
  async (number) => {
    render(<Phone />);
    await userEvent.type(input(), number);
    expect(input().value.replace(/[\s-]/g, '')).toBe(number.replace(/[\s-]/g, ''));
    expect(screen.getByText('One number, please')).toBeTruthy();
  },
);

test('shows every digit of a number that is too long, and says why until one is deleted', async () => {
  render(<Phone />);
  await userEvent.type(input(), '03001234567');
  expect(input().value).toBe('03001234567');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('One number, please').closest('p')?.id).toBe(input().getAttribute('aria-describedby'));
  await userEvent.type(input(), '{Backspace}');
  expect(input().value).toBe('030-012-3456');
  expect(screen.queryByText('One number, please')).toBeNull();
});

test.each(['typed', 'pasted', 'autofilled'])(
  'drops the leading 1 of a North American number that was %s',
  async (way) => {
    render(<Phone />);
    const number = '1-212-555-0147';
    if (way === 'autofilled') fireEvent.change(input(), { target: { value: number } });
    await userEvent.click(input());
    if (way === 'typed') await userEvent.keyboard(number);
    if (way === 'pasted') await userEvent.paste(number);
    expect(input().value).toBe('212-555-0147');
  },
);

test.each(['0300 1234567', '212-555-0147 x12', '212-555-0147 / 212-555-0148'])(
  'keeps "%s" as it was pasted or autofilled, and says why',
  async (number) => {
    render(<Phone />);
    await userEvent.click(input());
    await userEvent.paste(number);
    expect(input().value).toBe(number);
    expect(screen.getByText('One number, please')).toBeTruthy();
    await userEvent.clear(input());
    fireEvent.change(input(), { target: { value: number } });
    expect(input().value).toBe(number);
  },
);

test('takes the international form that is offered, and gives the focus back to the number', async () => {
  render(<Phone />);
  await userEvent.click(input());
  await userEvent.paste('0300 1234567');
  await userEvent.click(screen.getByRole('button', { name: 'Use +92' }));
  expect(input().value).toBe('+92 300 123 4567');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(input());
});

test('keeps the caret beside the digit just typed in the middle', async () => {
  render(<Phone initial="123-456" />);
  await userEvent.type(input(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input().value).toBe('192-345-6');
  expect(input().selectionStart).toBe(2);
});

test('shows an eleventh digit in the middle and leaves the caret behind it', async () => {
  render(<Phone initial="323-456-7890" />);
  await userEvent.type(input(), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(input().value).toBe('32349567890');
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
