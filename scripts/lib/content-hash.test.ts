import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashContent } from './content-hash';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-hash-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/page.ts'), 'one');
  writeFileSync(join(root, 'package.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = (at = root) => hashContent(at, ['src', 'package.json', 'missing.json'], /[.]test[.]ts$/);

describe('hashContent', () => {
  it('is the same however the folder is written', () => {
    expect(hash(`${root}/`)).toBe(hash());
    expect(hash(join(root, 'src/..'))).toBe(hash());
  });

  it('changes with the bytes and the name of a file, and with one more', () => {
    const before = hash();
    writeFileSync(join(root, 'src/page.ts'), 'two');
    const edited = hash();
    renameSync(join(root, 'src/page.ts'), join(root, 'src/sheet.ts'));
    const renamed = hash();
    writeFileSync(join(root, 'src/another.ts'), '');
    expect(new Set([before, edited, renamed, hash()]).size).toBe(4);
  });

  it('leaves out what is to be skipped', () => {
    const before = hash();
    writeFileSync(join(root, 'src/page.test.ts'), 'one');
    expect(hash()).toBe(before);
  });
});
