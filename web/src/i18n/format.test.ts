import { expect, test } from 'vitest';
import { formatDate, formatNumber } from './format';

test('numbers are grouped in both languages, four digits too', () => {
  expect(formatNumber('en', 47367)).toBe('47,367');
  expect(formatNumber('es', 47367)).toBe('47,367');
  expect(formatNumber('es', 1250)).toBe('1,250');
});

test('a date without a time stays that day wherever the visitor is', () => {
  expect(formatDate('en', '2025-08-16')).toBe('August 16, 2025');
  expect(formatDate('es', '2025-08-16')).toBe('16 de agosto de 2025');
});
