import { expect, it } from 'vitest';
import { ROOT } from './root';
import { attempt } from './run';

const call = (...args: string[]) =>
  attempt({ command: process.execPath, args: ['scripts/command.mjs', ...args], cwd: ROOT });

it('says what to do in one line, without a stack trace', async () => {
  const { code, output } = await call('restore');
  expect([code, output.trim()]).toEqual([1, 'Give the file of one backup: npm run restore -- FILE']);
});

it('knows no other command', async () => {
  const { code, output } = await call('restoree');
  expect([code, output.trim()]).toEqual([1, 'There is no command named "restoree".']);
});

it('names an option that it does not know', async () => {
  const { code, output } = await call('backup', '--weekly');
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^Unknown option '--weekly'.*$/);
});
