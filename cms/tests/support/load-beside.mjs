// Loads Strapi once, as the commands do beside the one that serves, and does what it is asked for as long as whoever
// asks lives.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [distDirectory] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi');
const { emptyTrash } = require(join(distDirectory, 'src/media/trashed-files/trashed-files.js'));
const { carryOutSchedule } = require(join(distDirectory, 'src/panel/schedule/carry-out-schedule.js'));
const { runAsSystem } = require(join(distDirectory, 'src/lib/viewer.js'));
const strapi = await createStrapi({ appDir: process.cwd(), distDir: distDirectory }).load();

const tasks = {
  /** Calls documents, and answers an error's message, or nothing, for each call. */
  async documents(calls) {
    const answers = [];
    for (const { uid, action, params } of calls) {
      try {
        await strapi.documents(uid)[action](params);
        answers.push(null);
      } catch (error) {
        answers.push(error.message);
      }
    }
    return answers;
  },

  /** Forgets what each text names, and answers how many requests of each kind were removed. */
  async forget(texts) {
    const { find, remove } = strapi.service('api::retention.forget');
    const answers = [];
    for (const text of texts) {
      const found = await find(text);
      answers.push(found === null ? null : await remove(found));
    }
    return answers;
  },

  /** Empties the trash as at each of these times. */
  async emptyTrash(times) {
    for (const now of times) await runAsSystem(() => emptyTrash.run(strapi, now));
    return times.map(() => null);
  },

  /** Does what is scheduled as at each of these times. */
  async carryOutSchedule(times) {
    const { run } = carryOutSchedule();
    for (const now of times) await runAsSystem(() => run(strapi, now, new AbortController().signal));
    return times.map(() => null);
  },
};

process.on('message', async ({ task, asked }) => process.send({ answers: await tasks[task](asked) }));
process.on('disconnect', () => process.exit());
process.send('ready');
