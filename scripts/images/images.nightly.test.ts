import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleRequest } from '../lib/example-request';
import { siteVariable, type JourneySite } from '../lib/journey-site';
import { ROOT } from '../lib/root';
import { attempt, run } from '../lib/run';
import { buildImages, missingForImages, startImages, type ImageStack } from './image-stack';
import { createProject } from './project';

const missing = await missingForImages();
if (missing !== undefined) console.warn(`Not tested here: ${missing}`);

const url = 'https://localhost';

describe.skipIf(missing !== undefined)('the images of docker-compose.yml', () => {
  let stack: ImageStack;

  beforeAll(async () => {
    await buildImages();
    stack = await startImages(url, { further: { SUBMISSIONS_PER_HOUR: '10000' } });
  }, 1_800_000);
  afterAll(() => stack.project.down());

  /** The certificate with which Caddy signs its own. */
  const authority = () => join(stack.project.volume('caddy-data'), 'caddy/pki/authorities/local/root.crt');

  /** A call over TLS and HTTP/2 from an address of one's own. */
  async function call(address: string, path: string, ...options: readonly string[]) {
    const flags = ['--silent', '--show-error', '--ipv4', '--http2', '--include', '--max-time', '60'];
    const { code, output } = await attempt(
      stack.project.inNetwork({
        command: 'curl',
        args: [
          ...flags,
          '--cacert',
          authority(),
          '--interface',
          address,
          ...options,
          path.startsWith('/') ? url + path : path,
        ],
        cwd: ROOT,
      }),
    );
    const [head = '', ...body] = output.split('\r\n\r\n');
    const [status = '', ...lines] = head.split('\r\n');
    const headers = new Headers(
      lines.map((line): [string, string] => [line.split(': ', 1).join(), line.slice(line.indexOf(':') + 1)]),
    );
    return {
      code,
      version: status.split(' ')[0],
      status: Number(status.split(' ')[1]),
      headers,
      body: body.join('\r\n\r\n'),
    };
  }

  const json = (body: string) => ['--header', 'Content-Type: application/json', '--data-raw', body];
  const ask = (address: string, ...options: readonly string[]) =>
    call(address, '/api/prayer-requests', ...options, ...json(JSON.stringify(exampleRequest)));

  describe('as containers', () => {
    const services = ['postgres', 'cms', 'backup', 'web', 'caddy'];

    it.each(services)('%s runs all its processes without root and without a way to gain rights', async (name) => {
      const script = 'cat /proc/[0-9]*/status';
      const { output } = await stack.project.container(name).exec('sh', '-c', script);
      const valuesOf = (field: string) =>
        [...output.matchAll(new RegExp(`^${field}:\\s+(\\S+)`, 'gm'))].map(([, found]) => found);
      expect(valuesOf('Uid').length).toBeGreaterThan(0);
      expect(valuesOf('Uid')).not.toContain('0');
      expect(new Set(valuesOf('CapEff'))).toEqual(new Set(['0000000000000000']));
      expect(new Set(valuesOf('NoNewPrivs'))).toEqual(new Set(['1']));
    });

    it('keep the site from writing anywhere but /tmp', async () => {
      const write = (file: string) => stack.project.container('web').exec('sh', '-c', `echo > ${file}`);
      for (const file of ['/site/web/dist/x', '/home/node/x', '/translations/x', '/x']) {
        expect((await write(file)).output).toContain('Read-only file system');
      }
      expect((await write('/tmp/x')).code).toBe(0);
    });

    it('hold no source map and no tool that only building and testing need', async () => {
      const find =
        "find /site -name '*.map' -o -path '*/node_modules/vitest' -o -path '*/node_modules/playwright-core'";
      expect(await stack.project.run('seed', 'sh', '-c', find)).toEqual({ code: 0, output: '' });
    });
  });

  describe('behind Caddy', () => {
    it('serve a page over HTTP/2 with its content and the headers that protect it', async () => {
      const page = await call('127.0.0.2', '/resources?lang=es');
      expect(page).toMatchObject({ version: 'HTTP/2', status: 200 });
      expect(page.body).toMatch(/<html[^>]* lang="es"[\s\S]*<h1/);
      expect(page.headers.get('strict-transport-security')).toMatch(/max-age=\d{7}/);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(page.headers.get('server')).not.toMatch(/\d/);
    });

    it('lead from http to https', async () => {
      const answer = await call('127.0.0.2', 'http://localhost/prayer');
      expect(answer.status).toBe(308);
      expect(answer.headers.get('location')).toBe('https://localhost/prayer');
    });

    it('keep the emptying of the page cache inside', async () => {
      const secret = stack.project.settings['PURGE_SECRET'] ?? '';
      for (const path of ['/_purge', '/_purge/', '/_purge/x', '//_purge', '/%5fpurge']) {
        const answer = await call(
          '127.0.0.2',
          path,
          '--request',
          'POST',
          '--header',
          `Authorization: Bearer ${secret}`,
        );
        expect(answer.status, path).toBe(404);
      }
    });

    it('refuse a body that is too large, and a header that is', async () => {
      const large = (bytes: number) => json(JSON.stringify({ prayerRequest: 'x'.repeat(bytes) }));
      expect((await call('127.0.0.2', '/api/prayer-requests', ...large(70_000))).status).toBe(413);
      // Caddy breaks off what is larger still, and has another status for it than the site.
      expect([413, 502]).toContain((await call('127.0.0.2', '/api/prayer-requests', ...large(110_000))).status);
      expect((await call('127.0.0.2', '/', '--http1.1', '--header', `X-Long: ${'x'.repeat(40_000)}`)).status).toBe(431);
    });

    it('count visitors by where they call from, whatever address they claim', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1) {
        const claimed = `198.51.100.${n}`;
        const headers = [`X-Forwarded-For: ${claimed}`, `X-Real-IP: ${claimed}`, `Forwarded: for=${claimed}`];
        statuses.push((await ask('127.0.0.3', ...headers.flatMap((header) => ['--header', header]))).status);
      }
      expect(statuses).toEqual(Array.from({ length: 12 }, (_, n) => (n < 10 ? 201 : 429)));
      expect((await ask('127.0.0.4')).status).toBe(201);
    });

    it('take a prayer request while another address holds 200 that never come to an end', async () => {
      const crowd = stack.project.inNetwork({
        command: 'curl',
        args: [
          ...[
            '--silent',
            '--ipv4',
            '--http1.1',
            '--cacert',
            authority(),
            '--interface',
            '127.0.0.5',
            '--output',
            '/dev/null',
          ],
          ...['--parallel', '--parallel-immediate', '--parallel-max', '200', '--limit-rate', '10', '--max-time', '30'],
          ...json(JSON.stringify({ prayerRequest: 'x'.repeat(20_000) })),
          `${url}/api/prayer-requests?n=[1-200]`,
        ],
        cwd: ROOT,
      });
      const over = attempt(crowd);
      // As soon as one of them waits, all do: they are sent at once.
      const answers = [];
      for (let n = 0; n < 5; n += 1) answers.push(await ask('127.0.0.6', '--max-time', '3'));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      await over;
    });
  });

  it('let visitors and the ministry do what they come for, in a browser', async () => {
    const postgres = stack.project.settings['POSTGRES_PASSWORD'] ?? '';
    const site: JourneySite = {
      url,
      cmsUrl: 'http://127.0.0.1:1337',
      dataDir: stack.project.volume('cms-data'),
      databaseUrl: `postgres://ministry:${postgres}@127.0.0.1:5432/ministry`,
      admin: stack.admin,
    };
    const projects = ['--project=desktop', '--project=lists', '--no-deps', '--workers=1'];
    const chosen = ['prayer', 'contact', 'counseling', 'media-admin', 'panel-media.nightly', 'panel-article'];
    const { code, output } = await attempt(
      stack.project.inNetwork({
        command: process.execPath,
        args: ['node_modules/@playwright/test/cli.js', 'test', ...projects, ...chosen.map((name) => `/${name}.spec`)],
        cwd: join(ROOT, 'web'),
        env: { [siteVariable]: JSON.stringify(site), NODE_EXTRA_CA_CERTS: authority() },
      }),
    );
    expect(code, output).toBe(0);
  }, 600_000);

  it('make a backup, which is restored into an empty place, and forget somebody', async () => {
    const command = ['node', 'scripts/command.mjs'];
    const made = await stack.project.run('backup', ...command, 'backup');
    expect(made.code, made.output).toBe(0);
    const [archive = ''] = readdirSync(stack.project.volume('backups')).filter((name) => /^backup.*/.test(name));
    const sheet = await stack.project.run('backup', ...command, 'recovery-sheet');
    expect(sheet.output).toContain(stack.project.settings['REQUEST_KEY']);

    const elsewhere = await createProject(stack.project.settings);
    try {
      await elsewhere.up('postgres');
      // With the owner of each file.
      await run({
        command: 'cp',
        args: ['--archive', stack.project.volume('backups'), elsewhere.volume('backups')],
        cwd: ROOT,
      });
      const restored = await elsewhere.run('backup', ...command, 'restore', `/backups/${archive}`);
      expect(restored.code, restored.output).toBe(0);
      const forgotten = await elsewhere.run('backup', ...command, 'forget', 'ana@example.org', '--yes');
      expect(forgotten.output).toMatch(/Deleted: \d+ prayer requests/);
    } finally {
      await elsewhere.down();
    }
  }, 600_000);

  it('stop when they are asked to', async () => {
    const database = stack.project.container('postgres');
    await stack.project.down();
    await database.ended;
    expect(database.output()).toContain('database system is shut down');
  });
});
