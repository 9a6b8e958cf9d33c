/** What each secret is for, the most important first. */
const purposes: Readonly<Record<string, string>> = {
  REQUEST_KEY: 'Opens what people confided. Without it nobody ever reads the requests again.',
  REQUEST_KEY_PREVIOUS: 'Opens what is not yet stored under the key above, and earlier backups.',
  BACKUP_KEY: 'Opens the backups: the passphrase of their age files. Without it none can be restored.',
  CERTIFICATE_KEYS_PREVIOUS: 'Keeps certificates genuine that were signed under earlier keys.',
  ENCRYPTION_KEY: 'Opens the API tokens that the panel can show again.',
  API_TOKEN_SALT: 'Keeps API tokens working.',
  TRANSFER_TOKEN_SALT: 'Keeps transfer tokens working.',
  ADMIN_JWT_SECRET: 'Signs the sessions of the panel. With another everybody signs in again.',
  APP_KEYS: 'Sign cookies. With others everybody signs in again.',
  SUBMISSION_SECRET: 'Limits and repeated requests are recognised by it.',
  PURGE_SECRET: 'Lets the CMS empty the page cache.',
  DATABASE_URL: 'The database, with its password. On a new machine write the address of the new, empty one.',
  POSTGRES_PASSWORD: 'The password of the database that compose runs.',
  S3_ACCESS_KEY_ID: 'Opens the bucket of pictures and videos, with the next one.',
  S3_SECRET_ACCESS_KEY: 'Opens the bucket of pictures and videos, with the one before.',
  SMTP_URL: 'The mail server, with its password.',
};

/** Those that a sheet shows, out of everything that is set. */
export function secretsIn(variables: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const secrets = Object.keys(purposes).flatMap((name): [string, string][] => {
    const value = variables[name] ?? '';
    return value === '' ? [] : [[name, value]];
  });
  // Compose makes the address of its database itself, from the password.
  const isCompose = secrets.some(([name]) => name === 'POSTGRES_PASSWORD');
  return Object.fromEntries(isCompose ? secrets.filter(([name]) => name !== 'DATABASE_URL') : secrets);
}

/**
 * For both Node and Docker Compose; undefined if there is no such line. Node begins a comment at any #, and knows no
 * escape but \n in double quotes. Compose replaces $NAME outside single quotes, and escapes a quote by a backslash.
 */
function envValue(value: string): string | undefined {
  if (/^[^\s#$'"`\p{Cc}](?:[^#$\p{Cc}]*[^\s#$\p{Cc}])?$/u.test(value)) return value;
  if (/^[^'\p{Cc}]*[^'\\\p{Cc}]$/u.test(value)) return `'${value}'`;
  if (/^(?:[^"\\$\p{Cc}]|\n)+$/u.test(value)) return `"${value.replaceAll('\n', String.raw`\n`)}"`;
  return undefined;
}

type Secrets = Readonly<Record<string, string>>;

/** Names of those that no line of `.env` can hold. */
export function unwritableIn(secrets: Secrets): string[] {
  return Object.keys(secrets).filter((name) => envValue(secrets[name] ?? '') === undefined);
}

function linesOf(name: string, value: string): string[] {
  const written = envValue(value);
  if (written !== undefined) return [`${name}=${written}`];
  return [
    '# Do not type this one into .env, where its characters cannot stand together. Set it in the environment of the',
    '# commands, or replace it while the site runs. Between these quotes it is a JSON string:',
    `# ${name}: ${JSON.stringify(value)}`,
  ];
}

/** As lines of an `.env` file, so that it can be typed in as it stands. */
export function recoverySheet(secrets: Secrets, host: string, day: string): string {
  const entries = Object.entries(secrets).flatMap(([name, value]) => [
    `# ${purposes[name] ?? ''}`,
    ...linesOf(name, value),
    '',
  ]);
  return [
    `RECOVERY SHEET OF ${host}, ${day}`,
    '',
    'Print it, and keep it on paper in two places, apart from the backups: whoever has this sheet and a backup can read',
    'every request. Do not photograph it or send it. When a secret changes, print a new one. Keep this one as long as there',
    'are backups from before the change (seven months at most), because only its keys open them, and burn it then.',
    '',
    'To get the site back on a new machine:',
    '1. Install it, but do not start it. Copy .env.example to .env, and type the lines below into it, quotes included.',
    '2. Copy a backup onto the machine, and forgotten.jsonl beside it.',
    '3. Run "npm run restore -- FILE". With Docker, docs/backup.md has the commands for steps 2 and 3.',
    '',
    ...entries,
  ].join('\n');
}
