import { describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache';

type Value = { text: string };

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function createCache(options: { isCacheable?: () => boolean; maximumSize?: number } = {}) {
  let now = 0;
  const backgroundErrors: unknown[] = [];
  const cache = new PageCache<Value>({
    maximumSize: 100,
    sizeOf: ({ text }) => text.length,
    onBackgroundError: (error) => backgroundErrors.push(error),
    now: () => now,
    ...options,
  });
  return { cache, backgroundErrors, pass: (ms: number) => (now += ms) };
}

const text = (value: string) => () => Promise.resolve({ text: value });
const failing = () => Promise.reject(new Error('no content'));
/** Lets everything happen that only waits for promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('PageCache', () => {
  it('makes a page once and serves it from then on', async () => {
    const { cache } = createCache();
    const make = vi.fn(text('a'));
    await cache.get('/', make);
    expect(cache.get('/', make)).toEqual({ text: 'a' });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes a page once for all who ask while it is being made', async () => {
    const { cache } = createCache();
    const { promise, resolve } = deferred<Value>();
    const make = vi.fn(() => promise);
    const all = Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)]);
    resolve({ text: 'a' });
    expect(await all).toEqual([{ text: 'a' }, { text: 'a' }, { text: 'a' }]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes a page anew after a purge', async () => {
    const { cache } = createCache();
    await cache.get('/', text('old'));
    cache.purge();
    expect(await cache.get('/', text('new'))).toEqual({ text: 'new' });
    expect(await cache.get('/', text('newer'))).toEqual({ text: 'new' });
  });

  it('never stores a page whose creation a purge overtook, nor serves it to those who ask after the purge', async () => {
    const { cache } = createCache();
    const slow = deferred<Value>();
    const early = cache.get('/', () => slow.promise);
    cache.purge();
    const late = cache.get('/', text('new'));
    slow.resolve({ text: 'old' });
    expect(await early).toEqual({ text: 'old' });
    expect(await late).toEqual({ text: 'new' });
    expect(await cache.get('/', text('unused'))).toEqual({ text: 'new' });
  });

  it('serves an outdated page while no new one can be made', async () => {
    const { cache, backgroundErrors } = createCache();
    await cache.get('/', text('old'));
    cache.purge();
    expect(await cache.get('/', failing)).toEqual({ text: 'old' });
    expect(backgroundErrors).toHaveLength(1);
  });

  it('does not make every visitor wait for a CMS that just failed', async () => {
    const { cache, pass } = createCache();
    await cache.get('/', text('old'));
    cache.purge();
    await cache.get('/', failing);
    const make = vi.fn(text('new'));
    expect(cache.get('/', make)).toEqual({ text: 'old' });
    expect(make).not.toHaveBeenCalled();
    pass(1_000);
    expect(await cache.get('/', make)).toEqual({ text: 'new' });
  });

  it('is not held up by an address of which nothing can be made', async () => {
    const { cache } = createCache();
    await cache.get('/', text('old'));
    cache.purge();
    await expect(cache.get('/hopeless', failing)).rejects.toThrow('no content');
    expect(await cache.get('/', text('new'))).toEqual({ text: 'new' });
  });

  it('tries again at once when the CMS reports a change after a failure', async () => {
    const { cache } = createCache();
    await cache.get('/', text('old'));
    cache.purge();
    await cache.get('/', failing);
    cache.purge();
    expect(await cache.get('/', text('new'))).toEqual({ text: 'new' });
  });

  it('tells whoever asks for a page never seen that it could not be made', async () => {
    const { cache } = createCache();
    await expect(cache.get('/', failing)).rejects.toThrow('no content');
    expect(await cache.get('/', text('a'))).toEqual({ text: 'a' });
  });

  it('refreshes a page behind the visitor after a minute', async () => {
    const { cache, pass } = createCache();
    await cache.get('/', text('old'));
    pass(59_999);
    const unused = vi.fn(text('new'));
    expect(cache.get('/', unused)).toEqual({ text: 'old' });
    expect(unused).not.toHaveBeenCalled();
    pass(1);
    expect(cache.get('/', text('new'))).toEqual({ text: 'old' });
    await settle();
    expect(cache.get('/', unused)).toEqual({ text: 'new' });
  });

  it('stays with what it has when a refresh fails', async () => {
    const { cache, pass, backgroundErrors } = createCache();
    await cache.get('/', text('old'));
    pass(60_000);
    expect(cache.get('/', failing)).toEqual({ text: 'old' });
    await settle();
    expect(cache.get('/', failing)).toEqual({ text: 'old' });
    expect(backgroundErrors).toHaveLength(1);
  });

  it('forgets a page that is no longer worth keeping', async () => {
    let worth = true;
    const { cache } = createCache({ isCacheable: () => worth });
    await cache.get('/', text('found'));
    cache.purge();
    worth = false;
    expect(await cache.get('/', text('gone'))).toEqual({ text: 'gone' });
    await expect(cache.get('/', failing)).rejects.toThrow('no content');
  });

  it('lets go of what was not asked for longest when it is full', async () => {
    const { cache } = createCache({ maximumSize: 10 });
    await cache.get('a', text('aaaa'));
    await cache.get('b', text('bbbb'));
    await cache.get('a', text('unused'));
    await cache.get('c', text('cccc'));
    const again = vi.fn(text('b'));
    expect(cache.get('a', again)).toEqual({ text: 'aaaa' });
    expect(again).not.toHaveBeenCalled();
    await cache.get('b', again);
    expect(again).toHaveBeenCalledTimes(1);
  });
});

describe('a page that visitors do not wait for any more', () => {
  const neverMade = (made: AbortSignal[]) => (abandoned: AbortSignal) => {
    made.push(abandoned);
    return new Promise<Value>((_resolve, reject) =>
      abandoned.addEventListener('abort', () => reject(new Error('gone'))),
    );
  };

  it('is given up once the last of them has gone, and made anew for whoever comes next', async () => {
    const { cache } = createCache();
    const made: AbortSignal[] = [];
    const [one, other] = [new AbortController(), new AbortController()];
    const pages = [cache.get('/', neverMade(made), one.signal), cache.get('/', neverMade(made), other.signal)];
    one.abort();
    expect(made.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect(made.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await cache.get('/', text('a'))).toEqual({ text: 'a' });
    for (const page of pages) await expect(page).rejects.toThrow('gone');
  });

  it('is made to its end where somebody still waits, and in the background', async () => {
    const { cache, pass } = createCache();
    const one = new AbortController();
    await cache.get('/', text('a'), one.signal);
    pass(60_000);
    const made: AbortSignal[] = [];
    void cache.get('/', neverMade(made), one.signal);
    one.abort();
    expect(made.map(({ aborted }) => aborted)).toEqual([false]);
  });
});
