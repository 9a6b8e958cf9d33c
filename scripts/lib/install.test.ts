import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

describe('isInstalled', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(join(folder, 'node_modules'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
  const bell = { version: '1.0.0', integrity: 'sha512-a' };

  it('is so when npm has listed everything that is locked', () => {
    write('package-lock.json', { '': {}, 'node_modules/bell': bell });
    write('node_modules/.package-lock.json', { 'node_modules/bell': bell });
    expect(isInstalled(folder)).toBe(true);
  });

  it('is not so after an installation that was interrupted', () => {
    write('package-lock.json', { 'node_modules/bell': bell });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is not so when another version is locked', () => {
    write('package-lock.json', { 'node_modules/bell': { version: '1.1.0', integrity: 'sha512-b' } });
    write('node_modules/.package-lock.json', { 'node_modules/bell': bell });
    expect(isInstalled(folder)).toBe(false);
  });

  it.each(['optional', 'extraneous'])('does not miss what is locked as %s and was not installed', (mark) => {
    write('package-lock.json', { 'node_modules/bell': { ...bell, [mark]: true } });
    write('node_modules/.package-lock.json', {});
    expect(isInstalled(folder)).toBe(true);
  });

  it('is not so for modules that were built for another Node', () => {
    write('package-lock.json', {});
    write('node_modules/.package-lock.json', {});
    writeFileSync(join(folder, 'node_modules/.installed-for'), 'linux x64 1');
    expect(isInstalled(folder)).toBe(false);
  });
});
