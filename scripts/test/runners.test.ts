import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlessUnchanged } from './runners';

const good = { ok: true, output: '' };
const bad = { ok: false, output: 'Out of date.' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unless-unchanged-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stamp = (inputs: string) => ({ file: join(folder, 'stamps/types'), inputs });

describe('unlessUnchanged', () => {
  it('checks once, and again after a change', async () => {
    const check = vi.fn(() => Promise.resolve(good));
    const outcomes = [];
    for (const inputs of ['a', 'a', 'b', 'b']) outcomes.push(await unlessUnchanged(stamp(inputs), check));
    const unchanged = { ...good, unchanged: true };
    expect(outcomes).toEqual([good, unchanged, good, unchanged]);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('says each time what fails, until it is mended', async () => {
    const check = vi.fn(() => Promise.resolve(bad));
    for (const inputs of ['a', 'a']) expect(await unlessUnchanged(stamp(inputs), check)).toEqual(bad);
    check.mockResolvedValue(good);
    expect(await unlessUnchanged(stamp('a'), check)).toEqual(good);
  });
});
