import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashContent } from './content-hash';
import { isCurrent, rebuild } from './stamp';

describe('deciding what to build', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stamp-'));
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src/a.ts'), 'one');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const stamp = () => ({ file: join(root, 'dist/.stamp'), inputs: hashContent(root, ['src'], /[.]test[.]ts$/) });
  const build = () => rebuild(stamp(), () => Promise.resolve());

  it('builds what was never built, and not again while nothing changes', async () => {
    expect(isCurrent(stamp())).toBe(false);
    await build();
    expect(isCurrent(stamp())).toBe(true);
  });

  it.each([
    ['a changed file', () => writeFileSync(join(root, 'src/a.ts'), 'two')],
    ['a new file', () => writeFileSync(join(root, 'src/b.ts'), '')],
    ['a renamed file', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/c.ts'))],
  ])('builds again after %s', async (_, change) => {
    await build();
    change();
    expect(isCurrent(stamp())).toBe(false);
  });

  it('pays no attention to tests', async () => {
    await build();
    writeFileSync(join(root, 'src/a.test.ts'), 'expect');
    expect(isCurrent(stamp())).toBe(true);
  });

  it('builds again after its output was deleted', async () => {
    const output = join(root, 'dist/main.js');
    const withOutput = () => ({ ...stamp(), outputs: [output] });
    await rebuild(withOutput(), () => {
      mkdirSync(join(root, 'dist'));
      writeFileSync(output, 'built');
      return Promise.resolve();
    });
    expect(isCurrent(withOutput())).toBe(true);
    rmSync(output);
    expect(isCurrent(withOutput())).toBe(false);
  });

  it('builds again after a build that was interrupted', async () => {
    await build();
    await expect(rebuild(stamp(), () => Promise.reject(new Error('interrupted')))).rejects.toThrow('interrupted');
    expect(isCurrent(stamp())).toBe(false);
  });
});
