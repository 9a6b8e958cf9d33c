import { describe, expect, it, afterEach, vi } from 'vitest';
import { backgroundState, type BackgroundEvent, type BackgroundState, findVideo } from './use-background-video';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

function after(...events: BackgroundEvent[]): BackgroundState {
  return events.reduce(backgroundState, 'checking');
}

describe('what stands behind the words', () => {
  it('is the still picture while nothing is known', () => {
    expect(after()).toBe('checking');
  });

  it('stays the picture until the video that was found has something to show', () => {
    expect(after('video-found')).toBe('found');
    expect(after('video-found', 'data-loaded')).toBe('video');
  });

  it('is the picture for good when there is no video', () => {
    expect(after('video-missing')).toBe('failed');
    expect(after('video-missing', 'video-found', 'data-loaded')).toBe('failed');
  });

  it('is the picture again when the video fails, before or after it began', () => {
    expect(after('video-found', 'playback-failed')).toBe('failed');
    expect(after('video-found', 'data-loaded', 'playback-failed')).toBe('failed');
  });

  it('does not begin anew when the video tells a second time that it has data', () => {
    expect(after('video-found', 'data-loaded', 'data-loaded', 'video-found')).toBe('video');
  });
});

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.unstubAllGlobals();
});

/** A real server, for relative addresses. */
async function site(answers: Record<string, RequestListener>): Promise<readonly string[]> {
  const calls: string[] = [];
  const listening = createServer((request, response) => {
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    calls.push(call);
    const answer = answers[call];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const browserFetch = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => browserFetch(`http://127.0.0.1:${port}${path}`, init));
  return calls;
}

const status = 'GET /api/assets/status';
const video = 'HEAD /api/video/pastor-video';
const find = () => findVideo('pastor-video', AbortSignal.timeout(5000));

const answer =
  (type: string, body = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'Content-Type': type }).end(body);
const listing = (available: string[], missing: string[]) =>
  answer('application/json; charset=utf-8', JSON.stringify({ available, missing, environment: 'production' }));

describe('looking for the video', () => {
  it('takes the list of assets at its word', async () => {
    const calls = await site({ [status]: listing(['pastor-video'], []), [video]: answer('text/html') });
    expect(await find()).toBe(true);
    expect(calls).toEqual([status]);
  });

  it('does not ask for a video that the list misses', async () => {
    const calls = await site({ [status]: listing(['hero-image'], ['pastor-video']), [video]: answer('video/mp4') });
    expect(await find()).toBe(false);
    expect(calls).toEqual([status]);
  });

  it.each([
    ['a page', answer('text/html', '<p>Not here</p>')],
    ['JSON that is no list', answer('application/json', '{}')],
    ['an error', (_, response) => void response.writeHead(500).end()],
  ] satisfies [string, RequestListener][])('asks the video itself where %s stands for the list', async (_, instead) => {
    const calls = await site({ [status]: instead, [video]: answer('video/mp4') });
    expect(await find()).toBe(true);
    expect(calls).toEqual([status, video]);
  });

  it('believes only a video to be a video', async () => {
    await site({ [status]: answer('text/html'), [video]: answer('text/html') });
    expect(await find()).toBe(false);
  });

  it('finds nothing where neither the list nor the video is there', async () => {
    const calls = await site({});
    expect(await find()).toBe(false);
    expect(calls).toEqual([status, video]);
  });

  it('tells of a call that fails altogether', async () => {
    await site({ [status]: (request) => void request.socket.destroy() });
    await expect(find()).rejects.toThrow();
  });
});
