import { expect, it } from 'vitest';
import { environmentOf } from './site';

const given = {
  PUBLIC_URL: 'https://example.org',
  PURGE_SECRET: 'purge',
  REQUEST_KEY: 'request',
  REQUEST_KEY_PREVIOUS: 'previous',
  ADMIN_JWT_SECRET: 'jwt',
  ADMIN_PASSWORD: 'password',
  DATABASE_URL: 'postgres://a:b@c/d',
  SMTP_URL: 'smtp://a:b@c',
  S3_SECRET_ACCESS_KEY: 'bucket',
  GITHUB_TOKEN: 'of whoever starts it',
  BACKUP_KEY: 'backup',
  POSTGRES_PASSWORD: 'postgres',
};

const told = (program: 'cms' | 'web') =>
  Object.keys(given).filter((name) => environmentOf(program, given)[name] !== undefined);

it('tells the web server the settings and the one secret that it reads', () => {
  expect(told('web')).toEqual(['PUBLIC_URL', 'PURGE_SECRET']);
});

it('tells the CMS what it encrypts, signs in and connects with, and no key of backups', () => {
  expect(told('cms')).toEqual(Object.keys(given).slice(0, -2));
});

it('gives a program no secret of the environment that it is started in', () => {
  process.env['BACKUP_KEY'] = 'backup';
  try {
    expect(environmentOf('web', {})).toMatchObject({ BACKUP_KEY: undefined, PATH: process.env['PATH'] });
  } finally {
    delete process.env['BACKUP_KEY'];
  }
});
