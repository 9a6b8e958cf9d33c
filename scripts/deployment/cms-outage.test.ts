import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copySeeded } from '../seed/test-cms';
import { withoutFsync } from '../lib/without-fsync';
import { meanwhile, newSubmission, send, startSupervised, type Running } from './supervised';

/** Starting the CMS twice and waiting longer before each takes as long as the machine is busy. */
const patienceMs = 300_000;

describe('a site whose CMS dies', () => {
  const { dataDir, remove } = copySeeded();
  let running: Running;
  beforeAll(async () => {
    running = await startSupervised({ DATA_DIR: dataDir, ...withoutFsync });
  });
  afterAll(async () => {
    await running.site.stop();
    remove();
  });

  it(
    'serves its pages meanwhile, and takes forms again, twice',
    async () => {
      const { url, site, lines } = running;
      const page = async () => (await fetch(`${url}/prayer`)).status;
      const isFormAnswered = async () => {
        const submission = newSubmission();
        await send(url, submission);
        return submission.reference !== undefined;
      };
      expect(await page()).toBe(200);
      const statuses = new Set<number>();
      const { pid: web } = site.web.current();
      await meanwhile(
        async () => statuses.add(await page()),
        50,
        async () => {
          for (let kill = 1; kill <= 2; kill += 1) {
            const { pid = 0 } = site.cms.current();
            process.kill(pid, 'SIGKILL');
            const isBack = async () => site.cms.current().pid !== pid && (await isFormAnswered());
            await vi.waitUntil(isBack, { timeout: patienceMs });
          }
        },
      );
      expect(statuses).toEqual(new Set([200]));
      expect(site.web.current().pid).toBe(web);
      expect(lines.filter((line) => line.startsWith('start | '))).toEqual(
        ['1', '2'].map((s) => `start | cms ended by itself (SIGKILL); it is started again in ${s} s`),
      );
    },
    patienceMs,
  );
});
