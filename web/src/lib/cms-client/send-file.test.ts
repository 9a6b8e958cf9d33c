import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { sendFile } from './send-file';

type Listener = (event: { loaded: number; total: number }) => void;

/** A line to a server, whose end the test holds. */
class Line {
  static last: Line;
  method = '';
  url = '';
  sent: FormData | undefined;
  headers: Record<string, string> = {};
  upload: { onprogress: Listener } = { onprogress: () => undefined };
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  onloadend: () => void = () => undefined;

  constructor() {
    Line.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.onload();
    this.onloadend();
  }
}

const shares: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Line);
  shares.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send() {
  return sendFile('/api/images', {
    field: 'file',
    file: new Blob(['bytes']),
    name: 'night.jpg',
    headers: { Authorization: 'Bearer 1' },
    onProgress: (share) => shares.push(share),
  });
}

test('sends the file under its name as a form does, says how much has gone out, and gives the answer', async () => {
  const answer = send();
  const line = Line.last;
  expect([line.method, line.url, line.withCredentials]).toEqual(['POST', '/api/images', true]);
  expect(line.headers).toEqual({ Accept: 'application/json', Authorization: 'Bearer 1' });
  const file = line.sent?.get('file');
  expect(file instanceof File && file.name).toBe('night.jpg');
  line.upload.onprogress({ loaded: 1, total: 4 });
  line.upload.onprogress({ loaded: 4, total: 4 });
  line.answer(201, '{"name":"night.jpg"}');
  await expect(answer).resolves.toEqual({ name: 'night.jpg' });
  expect(shares).toEqual([0.25, 1]);
});

test('an answer that is not OK is an error with its status and body', async () => {
  const answer = send();
  Line.last.answer(413, '{"error":{}}');
  await expect(answer).rejects.toBeInstanceOf(ApiError);
  await expect(answer).rejects.toMatchObject({ status: 413, body: '{"error":{}}' });
});

test('without a network it fails as a fetch does', async () => {
  const answer = send();
  Line.last.onerror();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test('an answer that is no JSON is an error', async () => {
  const answer = send();
  Line.last.answer(200, '<html>');
  await expect(answer).rejects.toBeInstanceOf(SyntaxError);
});

test('a line on which nothing moves for a minute is given up, a slow one is not', async () => {
  const answer = send();
  const failure = expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(59_000);
  Line.last.upload.onprogress({ loaded: 1, total: 4 });
  await vi.advanceTimersByTimeAsync(59_000);
  Line.last.upload.onprogress({ loaded: 2, total: 4 });
  expect(shares).toEqual([0.25, 0.5]);
  await vi.advanceTimersByTimeAsync(60_000);
  await failure;
});
