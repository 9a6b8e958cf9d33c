// Forgets what each of some texts names, as the command does that loads Strapi beside the one that serves, and writes how
// many requests of each kind were removed into a file.
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const [distDirectory, texts, file] = process.argv.slice(2);
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');
const strapi = await createStrapi({ appDir: process.cwd(), distDir: distDirectory }).load();
const { find, remove } = strapi.service('api::retention.forget');

const answers = [];
for (const text of JSON.parse(texts)) {
  const found = await find(text);
  answers.push(found === null ? null : await remove(found));
}
await writeFile(file, JSON.stringify(answers));
await strapi.destroy();
