import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../lib/progress';
import { Refusal } from '../lib/refusal';
import { attempt } from '../lib/run';
import { readSecrets } from '../lib/secrets';
import { buildImage } from './build';
import { readComposeFile, type Settings } from './compose-file';
import { createProject, type Project } from './project';
import { makeStandIns } from './stand-ins';

const tools = ['buildah', 'debootstrap', 'runc', 'ip'];

/** Why images cannot be built here, if so. */
export async function missingForImages(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'Building images needs Linux and root.';
  const found = await attempt({ command: 'which', args: tools, cwd: '/' });
  if (found.code === 0) return undefined;
  return `Building images needs ${tools.join(', ')}: apt-get install buildah debootstrap runc iproute2`;
}

const randomPassword = () => `${randomBytes(24).toString('base64url')}-aA1`;

/** Everything that docker-compose.yml requires to be set, for a site at this address. */
function completeSettings(publicUrl: string, further: Settings = {}): Settings {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-secrets-'));
  try {
    return {
      ...readSecrets(folder, {}),
      POSTGRES_PASSWORD: randomPassword(),
      BACKUP_KEY: randomPassword(),
      PUBLIC_URL: publicUrl,
      // For this name Caddy makes the certificate itself.
      SITE_ADDRESS: 'localhost',
      ACME_EMAIL: 'webmaster@example.org',
      ADMIN_EMAIL: 'super-admin@example.org',
      ADMIN_PASSWORD: randomPassword(),
      ...further,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds every image of docker-compose.yml out of its Dockerfile. */
export async function buildImages(): Promise<void> {
  await step('Making what stands in place of the images of Node, PostgreSQL and Caddy', makeStandIns);
  for (const [name, service] of readComposeFile(completeSettings('https://localhost'))) {
    if (service.build !== undefined) await step(`Building the image of ${name}`, () => buildImage(name, service));
  }
}

export interface ImageStack {
  readonly url: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly project: Project;
}

/** Starts all services with the demo content, as docs/deployment.md says to. */
export async function startImages(
  url: string,
  { further, onLine }: { further?: Settings; onLine?: (service: string, line: string) => void },
): Promise<ImageStack> {
  const admin = { email: 'super-admin@example.org', password: randomPassword() };
  const settings = completeSettings(url, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...further });
  const project = await createProject(settings, onLine);
  try {
    await project.up('postgres', 'cms', 'backup', 'web', 'caddy');
    const { code, output } = await project.run('seed');
    if (code !== 0) throw new Refusal(`The demo content could not be loaded:\n${output}`);
    return { url, admin, project };
  } catch (error) {
    await project.down();
    throw error;
  }
}
