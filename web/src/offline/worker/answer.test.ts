import { describe, expect, it, vi } from 'vitest';
import { keptCache, writeKept } from '../kept-index';
import type { Pack } from '../pack';
import { answerKept, type WorkerEnvironment } from './answer';
import { memoryCaches } from './memory-caches.test-support';

const origin = 'https://example.org';
const address = '/resources?module=a';

function pack(locale: 'en' | 'es'): Pack {
  const about = {
    address,
    title: `A <${locale}>`,
    kind: 'module',
    content: `/api/training-modules/a?locale=${locale}`,
  } as const;
  return {
    ...about,
    locale,
    version: '1',
    documents: [about],
    files: [
      { url: `${address}&lang=${locale}`, bytes: 1, insteadOf: [] },
      { url: '/uploads/a-750.webp', bytes: 1, insteadOf: ['/uploads/a.webp'] },
    ],
  };
}

async function kept(...locales: ('en' | 'es')[]) {
  const storage = memoryCaches(origin);
  if (locales.length === 0) return storage;
  const cache = await storage.open(keptCache);
  for (const locale of locales) await cache.put(`${address}&lang=${locale}`, new Response(`kept in ${locale}`));
  await cache.put('/assets/a-1.js', new Response('kept script'));
  await cache.put('/uploads/a-750.webp', new Response('kept picture'));
  await writeKept(cache, locales.map(pack));
  return storage;
}

const cut = () => Promise.reject(new TypeError('no line'));
const online =
  (status = 200) =>
  () =>
    Promise.resolve(new Response('published', { status }));

async function ask(
  path: string,
  environment: Partial<WorkerEnvironment> & Pick<WorkerEnvironment, 'storage'>,
  kind: 'page' | 'asset' | 'content' = 'page',
) {
  const answer = await answerKept(new Request(origin + path), kind, {
    fetch: cut,
    visitorLocale: () => Promise.resolve('es'),
    ...environment,
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

describe('a page', () => {
  it('is what is published while there is a line, also if it is kept, and nothing is stored', async () => {
    const storage = await kept('es');
    expect((await ask(`${address}&lang=es`, { storage, fetch: online() })).text).toBe('published');
    expect((await ask('/prayer', { storage, fetch: online(503) })).status).toBe(503);
    expect(await (await storage.open(keptCache)).keys()).toHaveLength(4);
  });

  it('is the kept copy offline, or without a site at its end', async () => {
    const storage = await kept('en', 'es');
    expect((await ask(`${address}&quiz=1&lang=es`, { storage })).text).toBe('kept in es');
    expect((await ask(`${address}&lang=en`, { storage, fetch: online(502) })).text).toBe('kept in en');
  });

  it('that came along with a kept one opens offline too, and another module’s does not', async () => {
    const storage = await kept();
    const cache = await storage.open(keptCache);
    const sheet = '/leader-sheet?module=a&lang=es';
    await cache.put(sheet, new Response('kept sheet'));
    const { files, ...about } = pack('es');
    await writeKept(cache, [{ ...about, files: [...files, { url: sheet, bytes: 1, insteadOf: [] }] }]);
    expect((await ask(sheet, { storage })).text).toBe('kept sheet');
    expect((await ask('/leader-sheet?module=b&lang=es', { storage })).status).toBe(503);
    expect((await ask('/study-plan?lang=es', { storage })).status).toBe(503);
  });

  it('is the kept copy on a line that gives nothing', async () => {
    vi.useFakeTimers();
    const answer = ask(`${address}&lang=es`, { storage: await kept('es'), fetch: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await answer).text).toBe('kept in es');
    vi.useRealTimers();
  });

  it('gets the language of the visitor into its address, or the one that is kept', async () => {
    const both = await ask(`${address}&quiz=1`, { storage: await kept('en', 'es') });
    expect([both.status, both.headers.get('location')]).toEqual([302, `${origin}${address}&quiz=1&lang=es`]);
    const other = await ask(address, { storage: await kept('en') });
    expect(other.headers.get('location')).toBe(`${origin}${address}&lang=en`);
  });

  it.each([
    ['/prayer', 'No hay conexión.'],
    [`${address}&lang=en`, 'You are offline.'],
  ])('that is not kept says so, with links to what is: %s', async (path, title) => {
    const answer = await ask(path, { storage: await kept('es') });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect(answer.text).toContain('<a href="/resources?module=a&amp;lang=es" lang="es" hreflang="es">A &lt;es></a>');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('says so where nothing is kept, and makes no cache', async () => {
    const storage = await kept();
    expect((await ask('/', { storage })).text).toContain('En este dispositivo no hay nada guardado');
    expect(await storage.keys()).toEqual([]);
  });
});

it('a built file comes from what is kept, and otherwise from the line', async () => {
  const storage = await kept('es');
  expect((await ask('/assets/a-1.js', { storage, fetch: online() }, 'asset')).text).toBe('kept script');
  expect((await ask('/assets/b-2.js', { storage, fetch: online() }, 'asset')).text).toBe('published');
});

it('content comes from the line, and otherwise from what is kept, a picture in whatever size', async () => {
  const storage = await kept('es');
  expect((await ask('/uploads/a.webp', { storage, fetch: online() }, 'content')).text).toBe('published');
  expect((await ask('/uploads/a.webp', { storage }, 'content')).text).toBe('kept picture');
  await expect(ask('/api/articles?locale=es', { storage }, 'content')).rejects.toThrow('no line');
});
