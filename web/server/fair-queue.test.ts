import { describe, expect, it } from 'vitest';
import { FairQueue, type Visitor } from './fair-queue';
import { networksOf } from './network';

const visitor = (address: string, gone = new AbortController().signal): Visitor => ({
  networks: networksOf(address),
  gone,
});

function createQueue() {
  return new FairQueue({ concurrency: 16, queueTimeoutMs: 60_000, queueSize: 4 });
}

/** Lets everything happen that only waits for promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('permits', () => {
  it('of one address are an eighth, and others do not wait behind it', async () => {
    const queue = createQueue();
    const begun: string[] = [];
    const hold = (address: string) => void queue.acquire(visitor(address)).then(() => begun.push(address));
    for (let call = 0; call < 5; call += 1) hold('192.0.2.1');
    hold('192.0.2.2');
    await settle();
    expect(begun).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.2']);
  });

  it('are given first to whoever has fewest, so that many who ask again hold up no newcomer', async () => {
    const queue = createQueue();
    const crowd = Array.from({ length: 16 }, (_, at) => `198.51.100.${at}`);
    const [release] = await Promise.all(crowd.map((address) => queue.acquire(visitor(address))));
    const begun: string[] = [];
    const ask = (address: string) => void queue.acquire(visitor(address)).then(() => begun.push(address));
    for (const address of [...crowd, '192.0.2.1']) ask(address);
    await settle();
    release?.();
    await settle();
    expect(begun).toEqual(['192.0.2.1']);
  });

  it('of one /48 are a quarter', async () => {
    const queue = createQueue();
    let begun = 0;
    for (let network = 0; network < 10; network += 1) {
      void queue.acquire(visitor(`2001:db8:1:${network}::1`)).then(() => (begun += 1));
    }
    await settle();
    expect(begun).toBe(4);
  });

  it('are given back', async () => {
    const queue = createQueue();
    const done: number[] = [];
    await Promise.all(
      [1, 2, 3, 4].map((work) => queue.run(visitor('192.0.2.1'), () => Promise.resolve(done.push(work)))),
    );
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it('leave time between two works of one queue for what arrives from others', async () => {
    const queue = new FairQueue({ concurrency: 8, queueTimeoutMs: 60_000, queueSize: 4 });
    const order: string[] = [];
    const works = ['first', 'second'].map((name) =>
      queue.run(visitor('192.0.2.1'), () => Promise.resolve(order.push(name))),
    );
    setImmediate(() => order.push('arrived'));
    await Promise.all(works);
    expect(order).toEqual(['first', 'arrived', 'second']);
  });

  it('are refused to more than may wait, with 429', async () => {
    const queue = createQueue();
    for (let call = 0; call < 6; call += 1) void queue.acquire(visitor('192.0.2.1'));
    await settle();
    await expect(queue.acquire(visitor('192.0.2.1'))).rejects.toMatchObject({ status: 429 });
    await expect(queue.acquire(visitor('192.0.2.2'))).resolves.toBeTypeOf('function');
  });

  it('are not taken by those who left while they waited', async () => {
    const queue = createQueue();
    const leaving = new AbortController();
    const releases = [await queue.acquire(visitor('192.0.2.1')), await queue.acquire(visitor('192.0.2.1'))];
    const left = queue.acquire(visitor('192.0.2.1', leaving.signal));
    const next = queue.acquire(visitor('192.0.2.1'));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ status: 400 });
    releases[0]?.();
    await expect(next).resolves.toBeTypeOf('function');
  });
});
