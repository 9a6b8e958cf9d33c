import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDisk } from '../../cms/src/lib/file-store/disk';
import type { FileStore } from '../../cms/src/lib/file-store/file-store';
import { moveFiles } from './move';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  for (const name of ['from', 'to']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

function put(path: string, content: string, modified = minutesAgo(10)): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
  utimesSync(join(folder, path), modified, modified);
}

const at = (path: string) => readFileSync(join(folder, path), 'utf8');

function move(deleteSource = false, from: FileStore = openDisk(join(folder, 'from'))) {
  return moveFiles(from, openDisk(join(folder, 'to')), { deleteSource, progress: () => {} });
}

describe('moving files', () => {
  it('copies what is missing, with earlier files, and leaves where it came from alone', async () => {
    put('from/hill.png', 'hill');
    put('from/.kept/one/hill.png', 'earlier hill');
    expect(await move()).toEqual({ copied: 2, bytes: 16, present: 0, newer: 0, deleted: 0 });
    expect([at('to/hill.png'), at('to/.kept/one/hill.png'), at('from/hill.png')]).toEqual([
      'hill',
      'earlier hill',
      'hill',
    ]);
    expect(await move()).toMatchObject({ copied: 0, present: 2 });
  });

  it('brings what was replaced meanwhile, and keeps what was replaced in the other store', async () => {
    put('from/here.png', 'as changed here', minutesAgo(1));
    put('to/here.png', 'as it was copied');
    put('from/there.png', 'as it was copied');
    put('to/there.png', 'changed there', minutesAgo(1));
    expect(await move()).toMatchObject({ copied: 1, newer: 1 });
    expect([at('to/here.png'), at('to/there.png')]).toEqual(['as changed here', 'changed there']);
  });

  it('deletes where it came from when it is asked to, once both are the same', async () => {
    put('from/hill.png', 'hill');
    put('from/vigil.png', 'vigil');
    put('to/vigil.png', 'vigil', minutesAgo(1));
    expect(await move(true)).toMatchObject({ copied: 1, present: 1, deleted: 2 });
    expect(readdirSync(join(folder, 'from'))).toEqual([]);
  });

  it('does not delete what differs though it has the same size', async () => {
    put('from/hill.png', 'hill');
    put('to/hill.png', 'HILL', minutesAgo(1));
    await expect(move(true)).rejects.toThrow('hill.png differs in the two places');
    expect(at('from/hill.png')).toBe('hill');
  });

  it('passes over a file that is deleted meanwhile', async () => {
    put('from/hill.png', 'hill');
    const from = openDisk(join(folder, 'from'));
    expect(await move(false, { ...from, read: () => Promise.resolve(undefined) })).toMatchObject({ copied: 0 });
    expect(readdirSync(join(folder, 'to'))).toEqual([]);
  });

  it('brings the later version of a file that is replaced while it is read', async () => {
    put('from/hill.png', 'hill');
    const from = openDisk(join(folder, 'from'));
    const replacing: FileStore = {
      ...from,
      read: async (path) => {
        const found = await from.read(path);
        if (at('from/hill.png') === 'hill') await from.write(path, Readable.from(['another hill']));
        return found;
      },
    };
    expect(await move(true, replacing)).toMatchObject({ copied: 1, deleted: 1 });
    expect(at('to/hill.png')).toBe('another hill');
  });

  it('says which file did not arrive as it was', async () => {
    put('from/hill.png', 'hill');
    const from = openDisk(join(folder, 'from'));
    const bytes = [Buffer.from('first'), Buffer.from('second')];
    const changing: FileStore = {
      ...from,
      read: () => Promise.resolve({ content: Readable.from(bytes.splice(0, 1)), size: 5 }),
    };
    await expect(move(true, changing)).rejects.toThrow('hill.png did not arrive as it was sent');
    expect(at('from/hill.png')).toBe('hill');
  });
});
