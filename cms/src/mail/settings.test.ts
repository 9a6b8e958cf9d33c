import { describe, expect, test } from 'vitest';
import { readMailSettings } from './settings';

const environment = {
  smtpUrl: 'smtp://mail.example.org',
  from: '',
  publicUrl: 'https://www.example.org/',
  digestHour: '',
  pollMs: 5000,
};

test('nothing is sent without a server', () => {
  expect(readMailSettings({ ...environment, smtpUrl: '' })).toBeNull();
});

test('the address and the hour have a default', () => {
  expect(readMailSettings(environment)).toMatchObject({
    server: { host: 'mail.example.org', port: 587, secure: false, requireTLS: false, login: null },
    from: { name: '', address: 'no-reply@www.example.org' },
    publicUrl: 'https://www.example.org',
    digestHour: 12,
  });
});

describe('SMTP_URL', () => {
  test.each([
    ['smtps://mail.example.org', { port: 465, secure: true, requireTLS: false, login: null }],
    ['smtp://mail.example.org:25/', { port: 25, secure: false, requireTLS: false }],
    ['smtp://u:p%40%25@mail.example.org', { requireTLS: true, login: { user: 'u', password: 'p@%' } }],
    ['smtp://u%40example.org:p@127.0.0.1:2525', { requireTLS: false, login: { user: 'u@example.org', password: 'p' } }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
  ])('%s', (smtpUrl, server) => {
    expect(readMailSettings({ ...environment, smtpUrl })?.server).toMatchObject(server);
  });

  test.each([
    'mail.example.org:587',
    'http://mail.example.org',
    'smtp://',
    'smtp://user@mail.example.org',
    'smtp://:hidden@mail.example.org',
    'smtp://user:hid%den@mail.example.org',
    'smtp://user:hidden@mail.example.org:many',
    'smtp://user:hid/den@mail.example.org',
    'smtp://user:hidden@mail.example.org?tls=no',
  ])('%s is refused without being quoted', (smtpUrl) => {
    expect(() => readMailSettings({ ...environment, smtpUrl })).toThrow(/^SMTP_URL must be(?!.*hid)/);
  });
});

describe('MAIL_FROM', () => {
  test.each([
    ['team@example.org', { name: '', address: 'team@example.org' }],
    ['The Ministry <team@example.org>', { name: 'The Ministry', address: 'team@example.org' }],
    ['Ministerio Señal <team@example.org>', { name: 'Ministerio Señal', address: 'team@example.org' }],
  ])('%s', (from, expected) => {
    expect(readMailSettings({ ...environment, from })?.from).toEqual(expected);
  });

  test.each([
    'team',
    'a@example.org, b@example.org',
    'A, B <a@example.org>',
    'Team\r\nBcc: <a@example.org>',
    'A <b> <c@d.e>',
  ])('%j is refused', (from) => expect(() => readMailSettings({ ...environment, from })).toThrow('MAIL_FROM must be'));

  test('is needed where the site has no host name', () => {
    expect(() => readMailSettings({ ...environment, publicUrl: 'http://127.0.0.1:3000' })).toThrow(
      'MAIL_FROM is not set',
    );
  });
});

test.each(['24', '-1', '7.5', 'noon'])('DIGEST_HOUR %s is refused', (digestHour) => {
  expect(() => readMailSettings({ ...environment, digestHour })).toThrow('DIGEST_HOUR must be');
});
