import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'PURGE_SECRET',
  'SUBMISSION_SECRET',
  'REQUEST_KEY',
] as const;

type Secrets = Record<(typeof NAMES)[number], string>;

function generate(): string {
  return randomBytes(32).toString('base64url');
}

function readKept(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null) throw new Error(`${file} holds no list of secrets.`);
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * The secrets that nobody gave are made once and kept beside the data they protect: with others, sessions end and
 * tokens made in the panel stop working.
 */
export function readSecrets(dataDir: string, given: Readonly<Record<string, string | undefined>>): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const missing = NAMES.filter((name) => given[name] === undefined && kept[name] === undefined);
  if (missing.length > 0) {
    for (const name of missing) kept[name] = generate();
    // The database comes to lie here too, and what people confide is for nobody else on this machine.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Renamed into place, so that an interruption leaves no half of a file behind.
    writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    chmodSync(`${file}.new`, 0o600);
    renameSync(`${file}.new`, file);
  }
  const pairs = NAMES.map((name) => [name, given[name] ?? kept[name]]);
  return Object.fromEntries(pairs) as Secrets;
}
