import { parseArgs } from 'node:util';
import { ensureChromium } from '../lib/chromium';
import { step } from '../lib/progress';
import { ROOT } from '../lib/root';
import { build, checkTypes, isOfKind, runJourneys, runVitest, type Kind, type Run } from './checks';
import { copyCheckout } from './copy';
import { readInternals } from './internals';
import { judge } from './judge';
import { listing, summary, table } from './report';
import { installStrapi, ownVersions, presentVersion, versionToTry } from './version';

const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { places } = readInternals();
if (values.list) {
  console.log(listing(places));
  process.exit();
}

const version = await versionToTry(ROOT, positionals[0]);
console.log(`Strapi ${version}, where the CMS has ${presentVersion(ROOT)}`);
// Before anything is copied: a version may name parts that were never published.
const own = await ownVersions(ROOT, version);

const { folder, remove } = await step('Copying the checkout', () => copyCheckout(ROOT));
// Also when the program is ended from outside.
process.once('exit', () => {
  if (values.keep) console.log(`Kept: ${folder}`);
  else remove();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const tests = places.flatMap((place) => place.tests);
const testsOf = (kind: Kind) => tests.filter((test) => isOfKind(kind, test));
const runs: Run[] = [];

await step('Installing it', () => installStrapi(folder, version, own));
const typeProblems = await step('Checking the types', () => checkTypes(folder));
runs.push(await step('Unit tests', () => runVitest(folder, 'unit', testsOf('unit'))));
const notBuilt = await step('Building', () => build(folder));
if (notBuilt === undefined) {
  runs.push(await step('API tests', () => runVitest(folder, 'api', testsOf('api'))));
  await ensureChromium(ROOT);
  runs.push(await step('Journeys through the panel', () => runJourneys(folder, testsOf('journey'))));
}

const results = runs.flatMap((run) => run.results);
const verdicts = places.map((place) => [place, judge(place, results, typeProblems)] as const);
const listed = new Set(verdicts.flatMap(([, verdict]) => (verdict.kind === 'does not fit' ? [verdict.where] : [])));
const elsewhere = typeProblems.filter(({ file }) => !listed.has(file));

console.log(`\n${table(verdicts)}\n`);
for (const { file, line } of elsewhere) console.log(`Types elsewhere: ${file}: ${line}`);
if (notBuilt !== undefined) console.log(`It does not build:\n${notBuilt}\n`);
for (const { trouble } of runs) if (trouble !== undefined) console.log(`Tests that did not run:\n${trouble}\n`);
console.log(`Strapi ${version}: ${summary(verdicts)}`);
const fits = verdicts.every(([, { kind }]) => kind === 'fits') && elsewhere.length === 0 && notBuilt === undefined;
process.exit(fits ? 0 : 1);
