import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withoutFsync } from '../../../scripts/lib/without-fsync';
import { cmsDirectory } from './compile';

export type CmsProcess = {
  url: string;
  pid: number;
  output: () => string;
  isRunning: () => boolean;
  stop: () => Promise<void>;
  /** Kills it without warning, as a power cut would. */
  kill: () => Promise<void>;
};

export const requestKey = 'test-request-key-long-enough-to-encrypt-with';

export const transferTokenSalt = 'test-transfer-token-salt';

const secrets = {
  APP_KEYS: 'test-key-one-long-enough,test-key-two-long-enough',
  API_TOKEN_SALT: 'test-api-token-salt',
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret-long-enough-to-sign',
  TRANSFER_TOKEN_SALT: transferTokenSalt,
  ENCRYPTION_KEY: '0123456789abcdef0123456789abcdef',
  SUBMISSION_SECRET: 'test-submission-secret-long-enough',
  REQUEST_KEY: requestKey,
};

/** The environment for running Strapi on the database in `environment`. */
export function programEnvironment(environment: Readonly<Record<string, string>>): Record<string, string> {
  return { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...withoutFsync, ...secrets, ...environment };
}

/** The variable in which `start-strapi.mjs` finds values for paths of Strapi's configuration. */
export function strapiConfig(overrides: Readonly<Record<string, unknown>>): Record<string, string> {
  return { TEST_CONFIG: JSON.stringify(overrides) };
}

/** Starts a CMS as in production, and waits until it answers. */
export async function startCms(distDirectory: string, environment: Record<string, string>): Promise<CmsProcess> {
  const child = spawn(process.execPath, [join(cmsDirectory, 'tests/support/start-strapi.mjs'), distDirectory], {
    cwd: cmsDirectory,
    // It chooses its port when it listens: one found free before could be another program's by then.
    env: programEnvironment({ CMS_PORT: '0', SIGN_IN_LIMIT: 'off', ...environment }),
    // The CMS ends when its stdin closes, however this process ends.
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exited = once(child, 'exit');

  const [port]: unknown[] = await Promise.race([once(child, 'message'), exited.then(() => [])]);
  if (typeof port !== 'number') {
    throw new Error(`The CMS did not start:\n${output}`);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
