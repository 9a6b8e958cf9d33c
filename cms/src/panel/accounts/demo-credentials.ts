import type { Core } from '@strapi/strapi';
import { readCredentials, removeCredentials, writeCredentials, type Credentials } from './credentials-file';
import { errorCode } from '../../api/error-code/contract';
import { table } from '../../lib/table';
import { strapiService } from '../../lib/strapi-services';

/** Whether the account still exists with its first password. */
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
  // One at a time, so that concurrent changes do not overwrite each other. A failure here does not fail the password
  // change.
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

  const checkAfterCommit = async (): Promise<void> => {
    if (!strapi.db.inTransaction()) {
      void check();
      return;
    }
    await strapi.db.transaction(({ onCommit }: { onCommit: (callback: () => void) => void }) => {
      onCommit(() => void check());
    });
  };
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    afterUpdate: ({ params }) => ('password' in (params.data ?? {}) ? checkAfterCommit() : undefined),
    afterUpdateMany: checkAfterCommit,
    afterDelete: checkAfterCommit,
    afterDeleteMany: checkAfterCommit,
  });
}
