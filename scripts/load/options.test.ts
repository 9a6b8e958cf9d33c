import { expect, test } from 'vitest';
import { readOptions } from './options';

test('all runs take ten minutes with a thousand readers, unless something else is asked for', () => {
  expect(readOptions([])).toMatchObject({ minutes: 10, readers: 1000 });
  expect(readOptions([]).runs).toHaveLength(4);
  const asked = ['--minutes', '0.5', '--readers', '20', '--only', 'CMS killed'];
  expect(readOptions(asked)).toEqual({ minutes: 0.5, readers: 20, runs: ['CMS killed'] });
});

test.each([[['--minutes', '0']], [['--readers', 'many']], [['--only', 'rain']]])('refuses %j', (args) => {
  expect(() => readOptions(args)).toThrow();
});
