import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { codeOf, errorCode } from '../../contracts/watching';
import { afterCommit } from '../../lib/database/transactions';
import { strapiService } from '../../lib/strapi-services';
import { table } from '../../lib/table';

const credentialsSchema = v.object({
  role: v.picklist(['super-admin', 'ministry-admin', 'prayer-team']),
  email: v.string(),
  password: v.string(),
});

export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** The demo accounts that still have their first password; empty if there is no file. */
async function readCredentials(path: string): Promise<Credentials[]> {
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

async function isUnchanged(strapi: Core.Strapi, { email, password }: Credentials): Promise<boolean> {
  const hash = (await table(strapi, 'admin::user').findOne({ where: { email } }))?.password;
  return hash ? strapiService(strapi, 'admin', 'auth').validatePassword(password, hash) : false;
}

async function removeChanged(strapi: Core.Strapi, file: string): Promise<void> {
  const credentials = await readCredentials(file);
  const unchanged: Credentials[] = [];
  for (const account of credentials) {
    if (await isUnchanged(strapi, account)) unchanged.push(account);
  }
  if (unchanged.length === credentials.length) return;
  if (unchanged.length === 0) {
    await removeCredentials(file);
    strapi.log.info(`No demo account has its first password any more: ${file} is deleted`);
  } else {
    await writeCredentials(file, unchanged);
  }
}

/** Runs at the start for earlier changes, then after each change of a password. */
export async function removeChangedCredentials(strapi: Core.Strapi, file: string): Promise<void> {
  let last = Promise.resolve();
  // One at a time, so that changes do not overwrite each other. A failure here does not fail the password change.
  const check = (): Promise<void> => {
    last = last
      .then(() => removeChanged(strapi, file))
      .catch((error: unknown) => {
        // The parse error of a damaged file may quote its content.
        strapi.log.error(`${file} could not be brought up to date (${errorCode(error)})`);
      });
    return last;
  };
  await check();

  const checkAfterCommit = () => afterCommit(strapi, check);
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    afterUpdate: ({ params }) => ('password' in (params.data ?? {}) ? checkAfterCommit() : undefined),
    afterUpdateMany: checkAfterCommit,
    afterDelete: checkAfterCommit,
    afterDeleteMany: checkAfterCommit,
  });
}
