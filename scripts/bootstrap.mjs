// Runs before anything is installed, so it may use nothing but Node's own modules.
import { fileURLToPath } from 'node:url';
import { installMissing } from './lib/install.mjs';
import { runCommand } from './lib/run-command.mjs';

const OLDEST_NODE = { major: 20, minor: 19 };
const root = fileURLToPath(new URL('..', import.meta.url));

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)) return;
  console.error(`Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

/** Ended by a signal, npm ends the shell between it and this program, and this program hears nothing of it. */
function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

refuseOldNode();
endWithNpm();
const given = process.argv.slice(2);
// The tests begin before the CMS is installed, which takes the longest.
const needed = given[0] === 'test' ? ['.', 'web'] : undefined;
await runCommand(root, given, () => installMissing(root, needed));
