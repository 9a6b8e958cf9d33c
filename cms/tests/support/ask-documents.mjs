// Calls Strapi's documents as a program does that loads Strapi, one call after the other, and writes what each of them
// answered into a file: an error's message, or nothing.
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const [distDirectory, calls, file] = process.argv.slice(2);
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');
const strapi = await createStrapi({ appDir: process.cwd(), distDir: distDirectory }).load();

const answers = [];
for (const { uid, action, params } of JSON.parse(calls)) {
  try {
    await strapi.documents(uid)[action](params);
    answers.push(null);
  } catch (error) {
    answers.push(error.message);
  }
}
await writeFile(file, JSON.stringify(answers));
await strapi.destroy();
