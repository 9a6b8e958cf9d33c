import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { withoutFsync } from '../../../scripts/lib/without-fsync';
import { cmsDirectory } from './compile';

export type CmsProcess = {
  url: string;
  pid: number;
  output: () => string;
  stop: () => Promise<void>;
  /** Kills it without warning, as a power cut would. */
  kill: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('The system gave no port');
  }
  return address.port;
}

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
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(cmsDirectory, 'tests/support/start-strapi.mjs'), distDirectory], {
    cwd: cmsDirectory,
    env: programEnvironment({ CMS_PORT: String(port), SIGN_IN_LIMIT: 'off', ...environment }),
    // The CMS ends when its stdin closes, however this process ends.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');

  const answers = async () => {
    try {
      return (await fetch(`${url}/_ready`)).ok;
    } catch {
      return false;
    }
  };
  const deadline = Date.now() + 120_000;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The CMS did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
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
