import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal';

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

/** There only while requests move from one key to the next. */
const PREVIOUS = 'REQUEST_KEY_PREVIOUS';

/** Keeps what is derived from earlier keys of requests: it opens no request, and leaves their certificates true. */
const CERTIFICATES = 'CERTIFICATE_KEYS_PREVIOUS';

type Secrets = Record<(typeof NAMES)[number], string> & { [PREVIOUS]?: string; [CERTIFICATES]?: string };
type StoredSecrets = Record<string, string>;

function generate(): string {
  return randomBytes(32).toString('base64url');
}

export function secretsFile(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

/** Undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readStored(dataDir: string): StoredSecrets {
  const file = secretsFile(dataDir);
  if (!existsSync(file)) return {};
  const json = parseJson(readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null) {
    throw new Refusal(
      `${file} is damaged and holds no list of secrets. Put it back from the backup of the secrets: without its REQUEST_KEY nobody reads what people confided.`,
    );
  }
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function writeStored(dataDir: string, stored: StoredSecrets): void {
  const file = secretsFile(dataDir);
  // The database comes to lie here too, and what people confide is for nobody else on this machine.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Renamed into place, so that an interruption leaves no half of a file behind.
  writeFileSync(`${file}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600, flush: true });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}

/** Those that were neither given nor stored, so that a start would make them anew. */
export function missingSecrets(
  dataDir: string,
  given: Readonly<Record<string, string | undefined>>,
): readonly (typeof NAMES)[number][] {
  const stored = readStored(dataDir);
  return NAMES.filter((name) => given[name] === undefined && stored[name] === undefined);
}

/** Made once and stored with the data: with others sessions end, tokens fail, and nobody reads requests. */
export function readSecrets(dataDir: string, given: Readonly<Record<string, string | undefined>>): Secrets {
  const stored = readStored(dataDir);
  const missing = missingSecrets(dataDir, given);
  if (missing.length > 0) {
    for (const name of missing) stored[name] = generate();
    writeStored(dataDir, stored);
  }
  const pairs = NAMES.map((name) => [name, given[name] ?? stored[name]]);
  // A previous key belongs to the current one: one that was stored means nothing to a key that was given.
  const previous = given[PREVIOUS] ?? (given['REQUEST_KEY'] === undefined ? stored[PREVIOUS] : undefined);
  if (previous !== undefined) pairs.push([PREVIOUS, previous]);
  const certificates = given[CERTIFICATES] ?? stored[CERTIFICATES];
  if (certificates !== undefined) pairs.push([CERTIFICATES, certificates]);
  return Object.fromEntries(pairs) as Secrets;
}

/** The stored key stays as the previous one. A change that was begun and not finished is gone on with. */
export function beginKeyChange(dataDir: string): void {
  const stored = readStored(dataDir);
  const { REQUEST_KEY: current } = stored;
  if (current === undefined || stored[PREVIOUS] !== undefined) return;
  writeStored(dataDir, { ...stored, REQUEST_KEY: generate(), [PREVIOUS]: current });
}

/** That of the CMS's contract, which the journeys' programs cannot load; a test compares them. */
const certificateKeyPurpose = 'numbers of certificates, HMAC-SHA-256';

function certificateKeyOf(requestKey: string): string {
  return Buffer.from(hkdfSync('sha256', requestKey, '', certificateKeyPurpose, 32)).toString('base64url');
}

/** Forgets the previous key, once nothing is stored under it any more. */
export function endKeyChange(dataDir: string): void {
  const { [PREVIOUS]: previous, ...stored } = readStored(dataDir);
  if (previous === undefined) return;
  const derived = [stored[CERTIFICATES], certificateKeyOf(previous)].filter((key) => key !== undefined).join(',');
  writeStored(dataDir, { ...stored, [CERTIFICATES]: derived });
}
