import { beforeEach, describe, expect, test, vi } from 'vitest';
import { solved } from '../../../../../cms/src/contracts/proof-of-work.cases';
import { ApiError } from '../../../lib/cms-client/api-error';
import { createSubmitter } from './submitter';

const receipt = { reference: 'PR-1', receivedAt: '2026-11-21T05:00:00.000Z' };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** `codeArrivedAt` is in milliseconds since navigation. */
function setUp({ codeArrivedAt = 0 } = {}) {
  let keys = 0;
  let time = codeArrivedAt;
  const submitter = createSubmitter('/api/prayer-requests', {
    newKey: () => `key-${++keys}`,
    now: () => time,
  });
  return { submitter, pass: (ms: number) => (time += ms) };
}

function sent(call: number) {
  const [url, init] = fetchMock.mock.calls[call] ?? [];
  return {
    url,
    key: new Headers(init?.headers).get('Idempotency-Key'),
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  };
}

test('sends the fields with language, honeypot and elapsed time, and returns the receipt', async () => {
  fetchMock.mockResolvedValueOnce(answer(201, receipt));
  const { submitter, pass } = setUp();
  pass(65_432.4);
  await expect(submitter.send({ text: 'Pray' }, { locale: 'es', website: '' })).resolves.toEqual(receipt);
  expect(sent(0)).toEqual({
    url: '/api/prayer-requests',
    key: 'key-1',
    body: { text: 'Pray', locale: 'es', website: '', filledInMs: 65_432 },
  });
});

test('counts the time to fill in the form from navigation, however late its code arrives', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(answer(201, receipt)));
  const { submitter, pass } = setUp({ codeArrivedAt: 40_000 });
  pass(55);
  await submitter.send({ text: 'Pray' }, {});
  expect(sent(0)).toMatchObject({ body: { filledInMs: 40_055 } });
});

test('resends unchanged content under the same key, byte for byte, whatever the first result', async () => {
  fetchMock
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(answer(500, {}))
    .mockResolvedValueOnce(answer(201, receipt));
  const { submitter, pass } = setUp();
  await expect(submitter.send({ text: 'Pray' }, { locale: 'en' })).rejects.toThrow('Failed to fetch');
  pass(5000);
  await expect(submitter.send({ text: 'Pray' }, { locale: 'en' })).rejects.toBeInstanceOf(ApiError);
  pass(5000);
  // Another language in the meantime does not make it another request.
  await submitter.send({ text: 'Pray' }, { locale: 'es' });
  expect(sent(1)).toEqual(sent(0));
  expect(sent(2)).toEqual(sent(0));
});

test('gives changed content a key of its own', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(201, receipt));
  const { submitter } = setUp();
  await expect(submitter.send({ text: 'Pray' }, {})).rejects.toThrow();
  await submitter.send({ text: 'Pray for us' }, {});
  expect([sent(0).key, sent(1).key]).toEqual(['key-1', 'key-2']);
});

test('uses a new key and a new start time after a success, even for the same content', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(answer(201, receipt)));
  const { submitter, pass } = setUp();
  pass(9000);
  await submitter.send({ text: 'Pray' }, {});
  pass(700);
  await submitter.send({ text: 'Pray' }, {});
  expect(sent(0)).toMatchObject({ key: 'key-1', body: { filledInMs: 9000 } });
  expect(sent(1)).toMatchObject({ key: 'key-2', body: { filledInMs: 700 } });
});

test('drops a key that the server knows with another body', async () => {
  fetchMock.mockResolvedValueOnce(answer(422, {})).mockResolvedValueOnce(answer(201, receipt));
  const { submitter } = setUp();
  await expect(submitter.send({ text: 'Pray' }, {})).rejects.toBeInstanceOf(ApiError);
  await submitter.send({ text: 'Pray' }, {});
  expect([sent(0).key, sent(1).key]).toEqual(['key-1', 'key-2']);
});

test('a response of another shape is not a success', async () => {
  fetchMock.mockResolvedValueOnce(answer(201, { ok: true }));
  await expect(setUp().submitter.send({ text: 'Pray' }, {})).rejects.toThrow();
});

describe('asked for a proof of work', () => {
  const challenge = { challenge: 'm1x2.AbC', puzzles: 4, difficulty: 4 };
  const challenged = () => answer(429, { data: null, error: { status: 429, details: { proofOfWork: challenge } } });
  const proofOf = (call: number) => new Headers(fetchMock.mock.calls[call]?.[1]?.headers).get('Proof-Of-Work');

  test('resends the same request with the proof automatically', async () => {
    fetchMock.mockResolvedValueOnce(challenged()).mockResolvedValueOnce(answer(201, receipt));
    await expect(setUp().submitter.send({ text: 'Pray' }, { website: '' })).resolves.toEqual(receipt);
    expect(sent(1)).toEqual(sent(0));
    expect([proofOf(0), proofOf(1)]).toEqual([null, solved(challenge)]);
  });

  test('computes another if the first was too late, a limited number of times', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(challenged()));
    await expect(setUp().submitter.send({ text: 'Pray' }, {})).rejects.toMatchObject({ status: 429 });
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  test('keeps the key when the connection is lost, and sends a proof with the retry', async () => {
    fetchMock
      .mockResolvedValueOnce(challenged())
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(challenged())
      .mockResolvedValueOnce(answer(201, receipt));
    const { submitter } = setUp();
    await expect(submitter.send({ text: 'Pray' }, {})).rejects.toThrow('Failed to fetch');
    await expect(submitter.send({ text: 'Pray' }, {})).resolves.toEqual(receipt);
    expect(sent(3)).toEqual(sent(0));
    expect(proofOf(3)).toBe(solved(challenge));
  });

  test('reports a refusal without a challenge at once', async () => {
    fetchMock.mockResolvedValueOnce(answer(429, { data: null, error: { status: 429, details: {} } }));
    await expect(setUp().submitter.send({ text: 'Pray' }, {})).rejects.toMatchObject({ status: 429 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
