import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { recoverySheet, secretsIn } from './sheet';

const secrets = { REQUEST_KEY: 'key+of/requests=', BACKUP_KEY: 'key-of-backups', PURGE_SECRET: 'a_b-c' };

test('shows the secrets that are set, each with what it is for, and nothing else', () => {
  expect(secretsIn({ ...secrets, SMTP_URL: '', PORT: '3000', ADMIN_PASSWORD: 'used-once' })).toEqual(secrets);
  const sheet = recoverySheet(secrets, 'www.example.org', '2026-11-24');
  expect(sheet).toContain(
    '# Opens what people confided. Without it nobody ever reads the requests again.\nREQUEST_KEY=',
  );
});

test('leaves out the address that compose makes itself', () => {
  const compose = { POSTGRES_PASSWORD: 'letters', DATABASE_URL: 'postgres://ministry:letters@postgres:5432/ministry' };
  expect(secretsIn(compose)).toEqual({ POSTGRES_PASSWORD: 'letters' });
  expect(Object.keys(secretsIn({ DATABASE_URL: compose.DATABASE_URL }))).toEqual(['DATABASE_URL']);
});

test('can be typed into a file .env as it stands', () => {
  const typed = recoverySheet(secrets, 'www.example.org', '2026-11-24')
    .split('\n')
    .filter((line) => /^(#|\w+=)/.test(line));
  expect(parseEnv(typed.join('\n'))).toEqual(secrets);
});
