// Runs Strapi as a program of its own, from the folder that the tests compiled: its process listeners, its environment
// and its global `strapi` stay out of Vitest's process.
import { createRequire } from 'node:module';

const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');
const app = createStrapi({ appDir: process.cwd(), distDir: process.argv[2] });

process.on('SIGTERM', () => void app.destroy().then(() => process.exit(0)));
await app.start();
