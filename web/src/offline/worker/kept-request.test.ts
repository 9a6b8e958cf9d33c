import { describe, expect, it } from 'vitest';
import { keepingHeader } from '../pack';
import { keptRequest } from './answer';

const origin = 'https://example.org';

type Asked = { mode?: RequestMode; method?: string; headers?: Record<string, string> };

const ask = (path: string, { mode = 'cors', method = 'GET', headers = {} }: Asked = {}) =>
  keptRequest({ url: new URL(path, origin).href, mode, method, headers: new Headers(headers) }, origin);

describe('a request that the worker answers', () => {
  it.each(['/', '/resources?module=a', '/prayer', '/kept?lang=es', '/privacy', '/administration'])(
    'is the opening of a page of the site: %s',
    (path) => expect(ask(path, { mode: 'navigate' })).toBe('page'),
  );

  it('is for a built file, or for what everybody may read', () => {
    expect(ask('/assets/a-1.js')).toBe('asset');
    expect(ask('/api/quizzes/a-quiz?locale=en')).toBe('content');
    expect(ask('/api/leader-sheets/a?locale=en')).toBe('content');
    expect(ask('/uploads/hills.webp')).toBe('content');
    expect(ask('/files/modules/a.html?lang=en')).toBe('content');
  });
});

describe('a request that passes the worker by', () => {
  it.each([
    '/admin',
    '/admin/',
    '/admin/panel',
    '/admin/panel/auth/login',
    '/admin/preview/draft/resources?module=a',
    '/desk',
    '/desk?screen=spam',
    '/api/prayer-requests',
    '/kept/pack?of=/',
    '/worker.js',
  ])('is the opening of what is no page of the site, or of an account’s: %s', (path) =>
    expect(ask(path, { mode: 'navigate' })).toBeNull(),
  );

  it.each([
    '/api/prayer-requests',
    '/api/counseling-requests',
    '/api/contact-requests',
    '/api/prayer-desk/requests',
    '/api/weekly-reminder',
    '/api/video/1',
    '/admin/access-token',
    '/content-manager/collection-types',
    '/kept/pack?of=/',
    '/worker.js',
  ])('is a call of forms or of accounts: %s', (path) => expect(ask(path)).toBeNull());

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('is anything that is sent: %s', (method) => {
    expect(ask('/api/articles', { method })).toBeNull();
    expect(ask('/prayer', { method, mode: 'navigate' })).toBeNull();
  });

  it('belongs to an account, asks for a part of a file, is being kept, or goes elsewhere', () => {
    expect(ask('/api/articles', { headers: { authorization: 'Bearer a' } })).toBeNull();
    expect(ask('/uploads/a.mp4', { headers: { range: 'bytes=0-' } })).toBeNull();
    expect(ask('/assets/a-1.js', { headers: { [keepingHeader]: '1' } })).toBeNull();
    expect(ask('https://elsewhere.example/assets/a-1.js')).toBeNull();
  });
});
