import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { credentialsFile, describeAccounts } from './credentials';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'credentials-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const account = { role: 'super-admin', email: 'super-admin@example.org', password: 'first-password-1A' };

it('has a line for each demo account, and none without the file', () => {
  expect(describeAccounts(dataDir)).toEqual([]);
  writeFileSync(credentialsFile(dataDir), JSON.stringify([account]));
  expect(describeAccounts(dataDir)).toEqual([expect.stringMatching(/super-admin +super-admin@.* first-password-1A/)]);
});

it.each(['', '[{"role": "super-ad', '{}'])('says that a file with %j is damaged, and ends nothing', (text) => {
  writeFileSync(credentialsFile(dataDir), text);
  expect(describeAccounts(dataDir)).toEqual([expect.stringContaining(`${credentialsFile(dataDir)} is damaged`)]);
});
