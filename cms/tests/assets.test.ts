import { beforeAll, describe, expect, inject, test } from 'vitest';
import { upload } from './support/admin';
import { call } from './support/http';
import { mp4, png } from './support/sample-files';
import { tokenOf } from './support/signed-in';

let token: string;

beforeAll(async () => {
  token = await tokenOf();
});

async function bytes(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const response = await fetch(`${inject('cms').url}${path}`, { method, headers });
  return { response, body: Buffer.from(await response.arrayBuffer()) };
}

describe('an asset', () => {
  test('is the newest file of its name, byte for byte', async () => {
    await upload(token, 'prophetic-word-2025.png', 'image/png', png(40, 20, 10));
    const newest = png(60, 20, 200);
    await upload(token, 'prophetic-word-2025.png', 'image/png', newest);
    for (const name of ['prophetic-word-2025', 'prophetic-word-2025.png']) {
      const { response, body } = await bytes(`/api/assets/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('content-length')).toBe(String(body.length));
      expect(body.subarray(16, 24)).toEqual(newest.subarray(16, 24));
    }
  });

  test('answers HEAD with the same headers and no bytes, and is not sent twice', async () => {
    const get = await bytes('/api/assets/prophetic-word-2025');
    const head = await bytes('/api/assets/prophetic-word-2025', 'HEAD');
    expect(head.response.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const header of ['content-type', 'content-length', 'etag', 'cache-control', 'last-modified']) {
      expect(head.response.headers.get(header), header).toBe(get.response.headers.get(header));
      expect(get.response.headers.get(header), header).toBeTruthy();
    }
    const etag = get.response.headers.get('etag') ?? '';
    const again = await bytes('/api/assets/prophetic-word-2025', 'GET', {
      'If-None-Match': etag,
      'Cache-Control': 'max-age=0',
    });
    expect(again.response.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('may be a video', async () => {
    await upload(token, 'pastor-video.mp4', 'video/mp4', mp4);
    const { response, body } = await bytes('/api/assets/pastor-video');
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(body).toEqual(mp4);
  });

  test.each(['prophetic-word', 'prophetic-word-2025.jpg', 'unknown', '..%2F..%2Fcms.db', '..', '%00', '%25', '_%25'])(
    'of the name %s is not there',
    async (name) => {
      const answer = await call(`/api/assets/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({ data: null, error: { status: 404 } });
    },
  );
});

describe('an upload', () => {
  const script = '<script>alert(1)</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;

  test.each([
    ['page.html', 'text/html', `<!doctype html><html>${script}</html>`],
    ['picture.svg', 'image/svg+xml', `<?xml version="1.0"?>${svg}`],
    ['picture.svg', 'image/png', svg],
    ['picture.png', 'image/png', `<!doctype html><html>${script}</html>`],
    ['picture.png', 'image/svg+xml', svg],
    ['picture.svg', 'application/octet-stream', svg],
    ['letter.pdf', 'application/pdf', '%PDF-1.7\n'],
    ['program.js', 'text/javascript', 'alert(1)'],
    ['noextension', 'text/html', script],
    ['polyglot.html', 'image/png', png(2, 2)],
  ])('of %s sent as %s is refused, or served as what it is', async (name, type, content) => {
    const form = new FormData();
    form.append('files', new File([content instanceof Buffer ? new Uint8Array(content) : content], name, { type }));
    const answer = await call('/upload', { token, form });
    if (answer.status < 400) {
      expect(answer.text).not.toMatch(/\.(html|svg|js|pdf)"/);
      expect(answer.text).not.toMatch(/"mime":"(text|application|image\/svg)/);
    } else {
      expect(answer.status).toBe(400);
    }
  });

  test('needs an account', async () => {
    const form = new FormData();
    form.append('files', new File([new Uint8Array(png(2, 2))], 'a.png', { type: 'image/png' }));
    expect((await call('/upload', { form })).status).toBe(401);
    expect([401, 403, 404, 405, 415]).toContain((await call('/api/upload', { form })).status);
    expect([401, 403, 404]).toContain((await call('/api/upload/files')).status);
  });
});
