import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, startCms } from './cms-process';
import { compile } from './compile';
import { startPurgeRecorder } from './purge-recorder';
import { createTestDatabase } from './test-database';

const superAdmin = { email: 'super-admin@example.org', password: 'Super-admin-of-the-tests-1' };
const purgeSecret = 'test-purge-secret';

declare module 'vitest' {
  interface ProvidedContext {
    /** What a test needs to talk to the CMS of this run, or to start another one beside it. */
    cms: {
      url: string;
      publicUrl: string;
      purgeRecorderUrl: string;
      distDirectory: string;
      environment: Record<string, string>;
      superAdmin: { email: string; password: string };
    };
  }
}

/** Strapi's own way to make the first account, when the start has not made it from the environment. */
async function registerSuperAdmin(url: string): Promise<void> {
  await fetch(`${url}/admin/register-admin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...superAdmin, firstname: 'Super', lastname: 'Admin' }),
  });
}

async function start(project: TestProject, cleanups: (() => Promise<void> | void)[]): Promise<void> {
  const { distDirectory, remove } = compile();
  cleanups.push(remove);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cms-test-'));
  cleanups.push(() => rm(dataDirectory, { recursive: true, force: true }));
  // Of its own, so that a test sees whether the CMS leaves files in it.
  const temporaryDirectory = join(dataDirectory, 'tmp');
  await mkdir(temporaryDirectory);
  const database = await createTestDatabase();
  cleanups.push(database.remove);
  const purgeRecorder = await startPurgeRecorder(purgeSecret);
  cleanups.push(purgeRecorder.stop);

  const nobody = `http://127.0.0.1:${await freePort()}/_purge`;
  const publicUrl = 'http://localhost:3000';
  const environment = {
    ...database.environment,
    DATA_DIR: dataDirectory,
    TMPDIR: temporaryDirectory,
    PUBLIC_URL: publicUrl,
    PURGE_SECRET: purgeSecret,
    // One web server that answers, and one that is down.
    PURGE_URLS: `${nobody},${purgeRecorder.url}`,
    ADMIN_EMAIL: superAdmin.email,
    ADMIN_PASSWORD: superAdmin.password,
  };
  const cms = await startCms(distDirectory, environment);
  cleanups.push(cms.stop);
  await registerSuperAdmin(cms.url);

  project.provide('cms', {
    url: cms.url,
    publicUrl,
    purgeRecorderUrl: purgeRecorder.url,
    distDirectory,
    environment,
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
