import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../scripts/lib/ports';
import { startCms } from './cms-process';
import { compile } from './compile';
import { makeOwnFolder } from './own-folder';
import { startPurgeRecorder } from './purge-recorder';
import { startS3Server } from './s3-server';
import { createTestDatabase, databaseServer } from './test-database';

const superAdmin = { email: 'Super-Admin@example.org', password: 'Super-admin-of-the-tests-1' };
const purgeSecret = 'test-purge-secret';

declare module 'vitest' {
  interface ProvidedContext {
    /** How tests reach the CMS of this run, or start another one. */
    cms: {
      url: string;
      publicUrl: string;
      purgeRecorderUrl: string;
      distDirectory: string;
      environment: Record<string, string>;
      /** A database after a first start, with no CMS running on it: to copy or inspect. */
      prepared: Readonly<Record<string, string>>;
      superAdmin: { email: string; password: string };
    };
  }
}

async function start(project: TestProject, cleanups: (() => Promise<void> | void)[]): Promise<void> {
  const { distDirectory, remove } = compile();
  cleanups.push(remove);
  const folder = await makeOwnFolder('cms-test-');
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const [firstDirectory, dataDirectory] = [join(folder, 'first'), join(folder, 'data')];
  // Its own folder, so that a test sees whether the CMS leaves files in it.
  const temporaryDirectory = join(dataDirectory, 'tmp');
  for (const directory of [firstDirectory, dataDirectory, temporaryDirectory]) await mkdir(directory);
  const server = await databaseServer();
  cleanups.push(server.stop);
  // Sites with several CMSes have both, so one run tries both.
  const bucket = server.url === undefined ? undefined : await startS3Server();
  if (bucket) cleanups.push(bucket.remove);
  const purgeRecorder = await startPurgeRecorder(purgeSecret);
  cleanups.push(purgeRecorder.stop);

  const nobody = `http://127.0.0.1:${await freePort()}/_purge`;
  const publicUrl = 'http://localhost:3000';
  const settings = {
    ...bucket?.environment,
    TMPDIR: temporaryDirectory,
    REACHED_PORT_FILE: join(folder, 'reached-port'),
    PUBLIC_URL: publicUrl,
    PURGE_SECRET: purgeSecret,
    // One web server that responds, and one that is down.
    PURGE_URLS: `${nobody},${purgeRecorder.url}`,
    ADMIN_EMAIL: superAdmin.email,
    ADMIN_PASSWORD: superAdmin.password,
    // All files together send more than a site takes in an hour; the limit itself is tested in `submission-limits`.
    SUBMISSIONS_PER_HOUR: '3000',
  };

  const { environment: prepared, remove: removePrepared } = await createTestDatabase(firstDirectory, server.url);
  cleanups.push(removePrepared);
  // Starting on an empty database takes twice as long as on a copy.
  const first = await startCms(distDirectory, { ...settings, ...prepared });
  await first.stop();

  const database = await createTestDatabase(dataDirectory, server.url, prepared);
  cleanups.push(database.remove);
  const environment = { ...settings, ...database.environment };
  const cms = await startCms(distDirectory, environment);
  cleanups.push(cms.stop);

  project.provide('cms', {
    url: cms.url,
    publicUrl,
    purgeRecorderUrl: purgeRecorder.url,
    distDirectory,
    environment,
    prepared,
    superAdmin,
  });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cleanups: (() => Promise<void> | void)[] = [];
  const cleanUp = async () => {
    for (const undo of cleanups.toReversed()) {
      await undo();
    }
  };

  try {
    await start(project, cleanups);
  } catch (error) {
    await cleanUp();
    throw error;
  }
  return cleanUp;
}
