import { request } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ensureFolder, upload } from './support/admin';
import { mp4 } from './support/sample-files';
import { tokenOf } from './support/signed-in';

const secret = 'what-nobody-may-see';

beforeAll(async () => {
  const token = await tokenOf();
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const inside = await ensureFolder(token, 'Inside');
  await upload(token, `${secret}.png`, 'image/png', picture, inside);
  await upload(token, `${secret}.mp4`, 'video/mp4', mp4, inside);
  await ensureFolder(token, 'public');
});

type Answer = { status: number; type: string; text: string };

/** Sends the path unchanged: `fetch` would normalize it. */
function ask(path: string): Promise<Answer> {
  const { hostname, port } = new URL(inject('cms').url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({
          status: statusCode,
          type: headers['content-type'] ?? '',
          text: Buffer.concat(parts).toString('latin1'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Path traversal, files outside the library, and input that breaks a path or query. */
const hostilePaths = [
  '..',
  '.',
  '...',
  '../../cms.db',
  '../../../../../../etc/passwd',
  './../../credentials.json',
  '..%2f..%2fcms.db',
  '..%2F..%2F..%2F..%2Fetc%2Fpasswd',
  '%2e%2e/%2e%2e/cms.db',
  '%2e%2e%2f%2e%2e%2fcms.db',
  '%252e%252e%252fcms.db',
  '..%252f..%252fcms.db',
  '..%c0%af..%c0%afcms.db',
  '..%ef%bc%8f..%ef%bc%8fcms.db',
  '..\\..\\cms.db',
  '..%5c..%5ccms.db',
  '....//....//cms.db',
  '..;/..;/cms.db',
  '/etc/passwd',
  '//etc/passwd',
  '%2fetc%2fpasswd',
  '%2Ftmp',
  'C:%5cWindows%5cwin.ini',
  'C:/Windows/win.ini',
  '%5c%5chost%5cshare%5cfile.png',
  'file:%2f%2f%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http:%2f%2f127.0.0.1%2f',
  '%00',
  'a%00.png',
  '..%00/cms.db',
  '%0d%0aSet-Cookie:%20a=b',
  '%0a',
  '%7f',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff%fe',
  '%ED%A0%80',
  '%u002e%u002e%u002fcms.db',
  '~root/.ssh/id_rsa',
  '.env',
  '.git/config',
  'con',
  'nul',
  '*',
  '%25',
  '%27%20OR%201=1--',
  "'%20OR%20'1'='1",
  '_',
  '[object%20Object]',
  '__proto__',
  'constructor',
  '$(id)',
  '%60id%60',
  '%3Cscript%3E',
  'a'.repeat(300),
  'a'.repeat(4000),
  'a/'.repeat(500),
  '%2e%2e%2f'.repeat(200),
  '%F0%9F%99%8F'.repeat(100),
] as const;

const prefixes = ['/api/assets/', '/api/video/', '/api/video-production/', '/public-objects/', '/uploads/'];

describe.each(prefixes)('%s', (prefix) => {
  test.each(hostilePaths.map((path) => [path.slice(0, 60), path]))('%s leads nowhere', async (_name, path) => {
    const { status, type, text } = await ask(`${prefix}${path}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(type).not.toMatch(/^(image|video)\//);
    expect(text).not.toMatch(/root:|SQLite|PRIVATE KEY|credentials|node_modules|\.js:\d/);
  });
});

test.each([
  `/public-objects/${secret}.png`,
  `/public-objects/Inside/${secret}.png`,
  `/public-objects/../Inside/${secret}.png`,
  `/public-objects/..%2fInside%2f${secret}.png`,
  `/public-objects/public/${secret}.png`,
  `/public-objects//${secret}.png`,
  `/public-objects/?folder=Inside&path=${secret}.png`,
  `/api/assets/Inside/${secret}.png`,
  `/api/assets/Inside%2f${secret}.png`,
  `/api/assets/${secret.slice(0, -1)}`,
  `/api/assets/${secret.slice(0, -1)}_`,
  `/api/assets/${secret.slice(0, -1)}%25`,
  `/api/assets/${secret.toUpperCase()}x`,
  `/api/video/${secret}.png`,
  `/uploads/${secret}.png`,
  `/uploads/`,
])('%s is not where a file of another folder is found', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('a path that is too long for any server is refused by the server itself', async () => {
  expect((await ask(`/public-objects/${'a'.repeat(20_000)}`)).status).toBe(431);
});
