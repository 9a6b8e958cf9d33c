import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, type Outcome } from './run';
import { findInPath, unpackPackage, updatePackageLists } from './system-packages';

/** Caddy of this machine, or Debian's package unpacked into a cache; nothing where there is neither. */
export async function findOrUnpackCaddy(root: string): Promise<string | undefined> {
  const installed = findInPath(['caddy']);
  if (installed !== undefined) return installed;
  const folder = join(root, 'node_modules/.cache/caddy');
  const program = join(folder, 'usr/bin/caddy');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  if (!(await unpackPackage('caddy', folder)) && (await updatePackageLists(root))) await unpackPackage('caddy', folder);
  return existsSync(program) ? program : undefined;
}

/** Lets Caddy read a configuration as it would at its start. */
export async function validateCaddyfile(root: string, file = join(root, 'deploy/Caddyfile')): Promise<Outcome> {
  const caddy = await findOrUnpackCaddy(root);
  if (caddy === undefined) {
    return {
      code: 1,
      output: 'There is no Caddy here, and apt-get could not bring one. Install it, to validate deploy/Caddyfile.',
    };
  }
  const env = {
    SITE_ADDRESS: 'localhost',
    ACME_EMAIL: 'webmaster@example.org',
    XDG_DATA_HOME: join(root, 'node_modules/.cache/caddy-data'),
  };
  return attempt({ command: caddy, args: ['validate', '--adapter', 'caddyfile', '--config', file], cwd: root, env });
}
