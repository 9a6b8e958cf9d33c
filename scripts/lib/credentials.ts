import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from './secrets';

export function credentialsFile(dataDir: string): string {
  return join(dataDir, 'credentials.json');
}

function isAccount(value: unknown): value is { role: string; email: string; password: string } {
  return typeof value === 'object' && value !== null && 'role' in value && 'email' in value && 'password' in value;
}

/** The demo accounts as lines to print, or none when there are no such accounts. A site runs without them. */
export function describeAccounts(dataDir: string): string[] {
  const file = credentialsFile(dataDir);
  if (!existsSync(file)) return [];
  const json = parseJson(readFileSync(file, 'utf8'));
  if (!Array.isArray(json)) {
    return [`${file} is damaged and names no demo accounts. Delete it; a super admin sets new passwords in the panel.`];
  }
  return json
    .filter(isAccount)
    .map(({ role, email, password }) => `  ${role.padEnd(16)}${email.padEnd(34)}${password}`);
}
