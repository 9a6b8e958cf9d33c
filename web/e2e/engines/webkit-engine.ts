import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { freePorts } from '../../../scripts/lib/ports';
import type { Engine } from './engine';
import { findProgram } from './fetch-engines';

const keys = { Escape: '\uE00C', Tab: '\uE004' } as const;

/** WebKitGTK, on a screen that nobody sees, by the W3C's WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const [port = 0] = await freePorts(1);
  const screen = await findProgram(['xvfb-run'], 'xvfb');
  const driver = await findProgram(['WebKitWebDriver'], 'webkit2gtk-driver');
  const args = ['-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`, '--host=127.0.0.1'];
  const program = spawn(screen, args, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const base = `http://127.0.0.1:${port}`;

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const init = body
      ? { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : { method };
    const answer = (await (await fetch(base + path, init)).json()) as { value: unknown };
    const { value } = answer;
    if (typeof value === 'object' && value !== null && 'error' in value) throw new Error(JSON.stringify(value));
    return value;
  }

  for (let tries = 0; ; tries += 1) {
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const capabilities = {
    // A page of which no script arrives is never complete, and after `eager` the next script is lost.
    alwaysMatch: {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { args: ['--automation'], binary: await miniBrowser() },
    },
  };
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
  const session = (method: string, path: string, body?: object) => call(method, `/session/${sessionId}${path}`, body);
  await session('POST', '/timeouts', { script: 5_000, pageLoad: 60_000 });
  const execute = (script: string) => session('POST', '/execute/sync', { script, args: [] });

  return {
    name: 'WebKitGTK',
    hasScripts: true,
    async open(url) {
      await execute('window.isLeft = true');
      await session('POST', '/url', { url });
      const hasCome = 'return !window.isLeft && document.readyState !== "loading"';
      while (!(await execute(hasCome).catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async resize({ width, height }) {
      // The window has a frame: what is shown in it counts.
      await session('POST', '/window/rect', { x: 0, y: 0, width, height });
      const inner = (await execute('return [innerWidth, innerHeight]')) as [number, number];
      const frame = { width: 2 * width - inner[0], height: 2 * height - inner[1] };
      await session('POST', '/window/rect', { x: 0, y: 0, ...frame });
    },
    async run(work, value) {
      const script = `const done = arguments[arguments.length - 1]; Promise.resolve((${work.toString()})(arguments[0])).then((value) => done({ value: value }), (error) => done({ error: String(error) }))`;
      const { value: result, error } = (await session('POST', '/execute/async', { script, args: [value ?? null] })) as {
        value: never;
        error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return result;
    },
    press: async (key) =>
      void (await session('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: keys[key] },
              { type: 'keyUp', value: keys[key] },
            ],
          },
        ],
      })),
    picture: async (file) => writeFile(file, Buffer.from(String(await session('GET', '/screenshot')), 'base64')),
    async close() {
      await session('DELETE', '').catch(() => undefined);
      if (program.pid !== undefined) process.kill(-program.pid);
    },
  };
}

async function miniBrowser(): Promise<string> {
  const { readdirSync } = await import('node:fs');
  const folders = readdirSync('/usr/lib').filter((name) => name.includes('-linux-gnu'));
  const found = folders.flatMap((folder) =>
    readdirSync(`/usr/lib/${folder}`)
      .filter((name) => name.startsWith('webkit2gtk'))
      .map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`),
  );
  const { existsSync } = await import('node:fs');
  const browser = found.find((file) => existsSync(file));
  if (browser === undefined) throw new Error('webkit2gtk-driver brings no MiniBrowser here');
  return browser;
}
