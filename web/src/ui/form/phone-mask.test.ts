import { describe, expect, test } from 'vitest';
import { editPhone, formatPhone } from './phone-mask';

test.each([
  ['', ''],
  ['1', '1'],
  ['123', '123'],
  ['1234', '123-4'],
  ['1234567', '123-456-7'],
  ['1234567890', '123-456-7890'],
  ['12345678901', '123-456-7890'],
  ['(123) 456.7890', '123-456-7890'],
  ['call me', ''],
  ['٥٥٥١٢٣٤٥٦٧', '555-123-4567'],
  ['+', '+'],
  ['+1 555 123 4567', '+1 555 123 4567'],
  ['+15551234567', '+1 555 123 4567'],
  ['+1 555 123 4567 ext. 12', '+1 555 123 4567'],
  ['+923012345678', '+92 301 234 5678'],
  ['+593991234567', '+593 991 234 567'],
  ['+390612345678', '+39 061 234 5678'],
  ['+۹۲۳۰۱۲۳۴۵۶۷۸', '+92 301 234 5678'],
  ['\u202a+92\u00a0301\u00a02345678\u202c', '+92 301 234 5678'],
  ['00923012345678', '+92 301 234 5678'],
  ['+1234567890123456', '+1 234 567 8901'],
  ['+4412345678901234', '+44 123 456 789 0123'],
  ['0000000000', '000-000-0000'],
])('"%s" is shown as "%s"', (text, formatted) => {
  expect(formatPhone(text)).toBe(formatted);
});

/** An edit with | for the caret: the text before, and what the browser made of it. */
function edit(previous: string, after: string, inputType?: string): string {
  const { value, caret } = editPhone(previous, after.replace('|', ''), after.indexOf('|'), inputType);
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

describe('typing', () => {
  test.each([
    ['', '1|', '1|'],
    ['12', '123|', '123|'],
    ['123', '1234|', '123-4|'],
    ['123-456', '123-4567|', '123-456-7|'],
    ['123-456', '123a|-456', '123|-456'],
    ['123-456', '19|23-456', '19|2-345-6'],
    ['123-456', '1239|-456', '123-9|45-6'],
    ['123-456-7890', '123-456-78901|', '123-456-7890|'],
    ['123-456-7890', '129|3-456-7890', '12|3-456-7890'],
    ['123', '123-|', '123|'],
    ['', '+|', '+|'],
    ['+', '+9|', '+9|'],
    ['+92', '+923|', '+92 3|'],
    ['+92 301', '+92 3012|', '+92 3012|'],
    ['+92 301 234', '+92 30|1 234', '+92 30|1 234'],
    ['+92 301 234 5678', '+92 9|301 234 5678', '+92 9|30 123 456 78'],
    ['923-01', '+|923-01', '+|92 301'],
    ['009', '0092|', '+92|'],
    ['+1 555 123 4567', '+1 555 123 45678|', '+1 555 123 4567|'],
  ])('%s → %s gives %s', (previous, after, expected) => {
    expect(edit(previous, after, 'insertText')).toBe(expected);
  });
});

describe('deleting', () => {
  test.each([
    ['deleteContentBackward', '123-4', '123-|', '123|'],
    ['deleteContentBackward', '123-456-7890', '12|-456-7890', '12|4-567-890'],
    ['deleteContentBackward', '123-456', '123|456', '12|4-56'],
    ['deleteContentForward', '123-456', '123|456', '123|-56'],
    ['deleteContentForward', '123-456', '|23-456', '|234-56'],
    ['deleteContentBackward', '123-456-7890', '|', '|'],
    ['deleteContentBackward', '+92 301', '+92|301', '+9|3 01'],
    ['deleteContentBackward', '+92', '|92', '|92'],
    ['deleteContentBackward', '+', '|', '|'],
    ['deleteByCut', '123-456-7890', '1|7890', '1|78-90'],
  ])('%s: %s → %s gives %s', (inputType, previous, after, expected) => {
    expect(edit(previous, after, inputType)).toBe(expected);
  });
});

describe('pasting', () => {
  test.each([
    ['', '(123) 456-7890|', '123-456-7890|'],
    ['', '+1 (123) 456-7890|', '+1 123 456 7890|'],
    ['', '+11234567890|', '+1 123 456 7890|'],
    ['', '123.456.7890 ext. 12|', '123-456-7890|'],
    ['', 'no digits|', '|'],
    ['12', '+1|2', '+1| 2'],
    ['12', '1345 678 901 22|2', '134-567-890|2'],
  ])('%s → %s gives %s', (previous, after, expected) => {
    expect(edit(previous, after, 'insertFromPaste')).toBe(expected);
  });
});
