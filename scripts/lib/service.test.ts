import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { ROOT } from './root';

const starter = `
  const { startService } = require('./scripts/lib/service.ts');
  const script = 'console.log(process.pid); setInterval(() => {}, 1000)';
  startService('cms', { args: ['-e', script], cwd: process.cwd() }, console.log);
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('starts a program that ends with whoever started it, however that ends', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', starter], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(isRunning(pid)).toBe(true);
  child.kill('SIGKILL');
  await vi.waitUntil(() => !isRunning(pid), { timeout: 20_000 });
});
