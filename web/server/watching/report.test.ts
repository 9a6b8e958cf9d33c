import { webServerReportSchema, type WebServerReport } from '@contracts/watching';
import Fastify from 'fastify';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { Reports } from './report';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

it('tells the CMS what is shown, how many answers and pages failed, and that it ends', async () => {
  const received: WebServerReport[] = [];
  let cmsStatus = 503;
  const cms = await startServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (cmsStatus === 204) received.push(v.parse(webServerReportSchema, JSON.parse(body)));
      response.writeHead(request.headers.authorization === 'Bearer open sesame' ? cmsStatus : 401).end();
    });
  });
  ends.push(() => cms.stop());
  const app = Fastify();
  const reports = new Reports(app, { secret: 'open sesame', cmsUrl: cms.url, everyMs: 50 });
  await app.ready();

  reports.count('failedAnswers');
  reports.count('failedAnswers');
  reports.count('brokenPages');
  reports.showGeneration('first');
  // What the CMS did not take is told again.
  cmsStatus = 204;
  await vi.waitFor(() => expect(received.some(({ failedAnswers }) => failedAnswers === 2)).toBe(true));
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ generation: 'first', closing: false }));
  await app.close();
  expect(received.at(-1)).toMatchObject({ closing: true });
  expect(received.reduce((sum, { failedAnswers }) => sum + failedAnswers, 0)).toBe(2);
  expect(received.reduce((sum, { brokenPages }) => sum + brokenPages, 0)).toBe(1);
  expect(new Set(received.map(({ server }) => server)).size).toBe(1);
});
