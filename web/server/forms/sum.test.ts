import { expect, test } from 'vitest';
import { createSums, type SignedSum } from './sum';

let time = Date.UTC(2026, 0, 1);
const sums = createSums('secret', () => time);
const content = '["prayer"]';
const answerTo = ({ first, second }: SignedSum) => String(first + second);

test('a sum is good for ten minutes, and for every server that knows the secret', () => {
  const sum = sums.ask(content);
  time += 600_000;
  expect(createSums('secret', () => time).findError(content, sum.check, ` ${answerTo(sum)} `)).toBeNull();
  time += 1;
  expect(sums.findError(content, sum.check, answerTo(sum))).toBe('formSteps.check.late');
});

test('a sum is good for what it was asked for alone', () => {
  const sum = sums.ask(content);
  expect(sums.findError('["contact"]', sum.check, answerTo(sum))).toBe('submission.humanCheck.wrong');
});

test.each([
  ['another answer', (sum: SignedSum) => [sum.check, String(sum.first + sum.second + 1)]],
  ['no number', (sum: SignedSum) => [sum.check, 'five']],
  ['a sum of one’s own', (sum: SignedSum) => [sum.check.replace(/^\d+[.]\d+/, '1.1'), '2']],
  ['a later time', (sum: SignedSum) => [sum.check.replace(/[.]\d{13}[.]/, `.${time + 1}.`), answerTo(sum)]],
  ['no signature', (sum: SignedSum) => [sum.check.replace(/[.][^.]*$/, ''), answerTo(sum)]],
  ['nothing of ours', () => ['x', '2']],
] as const)('refuses %s', (_, change) => {
  const [check = '', answer = ''] = change(sums.ask(content));
  expect(sums.findError(content, check, answer)).toBe('submission.humanCheck.wrong');
});

test('asks for an answer that is missing', () => {
  expect(sums.findError(content, sums.ask(content).check, ' ')).toBe('submission.humanCheck.required');
});

test('the key is a UUID, the same for the same content on every server, and tells contents apart', () => {
  const key = sums.idempotencyKey(content);
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(createSums('secret').idempotencyKey(content)).toBe(key);
  expect(sums.idempotencyKey('["contact"]')).not.toBe(key);
  expect(createSums('another').idempotencyKey(content)).not.toBe(key);
});
