import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../../api/error-code/contract';

const credentialsSchema = v.object({
  role: v.picklist(['super-admin', 'ministry-admin', 'prayer-team']),
  email: v.string(),
  password: v.string(),
});

export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** The demo accounts that still have their first password; empty if there is no file. */
export async function readCredentials(path: string): Promise<Credentials[]> {
  try {
    return v.parse(v.array(credentialsSchema), JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Written atomically, and readable by the file's owner only. */
export async function writeCredentials(path: string, credentials: readonly Credentials[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  await rm(draft, { force: true });
  await writeFile(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  await rename(draft, path);
}

/** Removes the file of an earlier database, so that its accounts are not mistaken for current ones. */
export async function removeCredentials(path: string): Promise<void> {
  await rm(path, { force: true });
}
