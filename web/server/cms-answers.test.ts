import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CmsAnswers } from './cms-answers';
import { startServer, type RunningServer } from './testing/start-server';

let cms: RunningServer;
let asked: string[];
let status: number;
let published: Set<string>;
let answers: CmsAnswers;

beforeEach(async () => {
  asked = [];
  status = 200;
  published = new Set(['/api/words/life']);
  cms = await startServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ url }));
  });
  answers = new CmsAnswers({
    cmsUrl: cms.url,
    site: {
      isEntryCall: (call) => call.startsWith('/api/words/'),
      listEntryCalls: async (read) => {
        await read('/api/words');
        return new Set(published);
      },
    },
  });
});

afterEach(() => cms.stop());

const read = (path: string) => answers.reader('id')(path);

describe('an answer of the CMS', () => {
  it('is asked for once, also at the same moment, until the content changes', async () => {
    await Promise.all([read('/api/setting'), read('/api/setting')]);
    await read('/api/setting');
    expect(asked).toEqual(['/api/setting']);
    answers.purge();
    await read('/api/setting');
    expect(asked).toHaveLength(2);
  });

  it('that failed is asked for again', async () => {
    status = 503;
    await expect(read('/api/setting')).rejects.toMatchObject({ status: 503 });
    status = 200;
    expect(await read('/api/setting')).toEqual({ url: '/api/setting' });
  });
});

describe('an entry', () => {
  it('that is published is read', async () => {
    expect(await read('/api/words/life?locale=es')).toEqual({ url: '/api/words/life?locale=es' });
  });

  it('with an invented name is missing without a call of its own, in any number', async () => {
    const invented = Array.from({ length: 50 }, (_, index) => read(`/api/words/invented-${index}`));
    for (const answer of invented) await expect(answer).rejects.toMatchObject({ status: 404 });
    expect(asked).toEqual(['/api/words']);
  });

  it('that is published later is read once the content has changed', async () => {
    await expect(read('/api/words/hope')).rejects.toMatchObject({ status: 404 });
    published.add('/api/words/hope');
    answers.purge();
    expect(await read('/api/words/hope')).toEqual({ url: '/api/words/hope' });
  });
});
