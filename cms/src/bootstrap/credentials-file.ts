import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Credentials = { role: 'super-admin' | 'ministry-admin' | 'prayer-team'; email: string; password: string };

/** For the owner's eyes alone, and there as a whole or not at all. */
export async function writeCredentials(path: string, credentials: readonly Credentials[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  await rm(draft, { force: true });
  await writeFile(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  await rename(draft, path);
}

/** Accounts of a database that is gone must not be taken for those of this one. */
export async function removeCredentials(path: string): Promise<void> {
  await rm(path, { force: true });
}
