// A command in an image, where everything is installed: node scripts/command.mjs restore FILE
import { fileURLToPath } from 'node:url';
import { runCommand } from './lib/run-command.mjs';

await runCommand(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2), () => Promise.resolve());
