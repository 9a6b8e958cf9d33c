import { hkdfSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { certificateKeyPurpose } from '../../cms/src/contracts/certificate';
import { beginKeyChange, endKeyChange, readSecrets } from './secrets';

describe('readSecrets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('makes every secret once and gives the same again', () => {
    const first = readSecrets(folder, {});
    expect(new Set(Object.values(first)).size).toBe(8);
    expect(readSecrets(folder, {})).toEqual(first);
  });

  it('keeps them where only their owner reads them', () => {
    const dataDir = join(folder, 'data');
    readSecrets(dataDir, {});
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('prefers what was given, and writes none of it down', () => {
    const secrets = readSecrets(folder, { PURGE_SECRET: 'given-by-hand' });
    expect(secrets.PURGE_SECRET).toBe('given-by-hand');
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('given-by-hand');
  });

  it('keeps the old key of requests beside the new one until nothing needs it', () => {
    const { REQUEST_KEY: old } = readSecrets(folder, {});
    beginKeyChange(folder);
    const both = readSecrets(folder, {});
    expect(both.REQUEST_KEY).not.toBe(old);
    expect(both.REQUEST_KEY_PREVIOUS).toBe(old);

    beginKeyChange(folder);
    expect(readSecrets(folder, {})).toEqual(both);

    endKeyChange(folder);
    const { REQUEST_KEY_PREVIOUS: _gone, ...others } = both;
    const { CERTIFICATE_KEYS_PREVIOUS: derived, ...after } = readSecrets(folder, {});
    expect(after).toEqual(others);
    expect(derived).toBe(Buffer.from(hkdfSync('sha256', old, '', certificateKeyPurpose, 32)).toString('base64url'));
    expect(derived).not.toBe(old);

    beginKeyChange(folder);
    endKeyChange(folder);
    expect(readSecrets(folder, {}).CERTIFICATE_KEYS_PREVIOUS).toMatch(new RegExp(`^${String(derived)},[\\w-]{43}$`));
  });

  it('adds no derived key to one that was given', () => {
    readSecrets(folder, {});
    beginKeyChange(folder);
    expect(readSecrets(folder, { REQUEST_KEY: 'given-by-hand' })).not.toHaveProperty('REQUEST_KEY_PREVIOUS');
  });
});
