import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFile } from '../lib/sqlite';
import { dataFolderOf, readSettings } from '../lib/environment';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { bucketOf, openStoredFiles, withPlainErrors } from '../lib/stored-files';
import { type Moved, moveFiles } from './move';

const usage =
  'Say where to: npm run move-files -- --to bucket (or --to disk), and --delete-source when the site uses it';
const { values } = parseArgs({
  options: { to: { type: 'string' }, 'delete-source': { type: 'boolean', default: false } },
});
const { to } = values;
if (to !== 'bucket' && to !== 'disk') throw new Refusal(usage);

const settings = readSettings(ROOT, process.env);
const dataDir = dataFolderOf(ROOT, settings);
const settingsOfBucket = bucketOf(settings);
if (settingsOfBucket === undefined) {
  throw new Refusal('Set S3_BUCKET and what belongs to it, for this command: it has to know the bucket.');
}
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
// In opposite directions, each could delete what the other has just copied.
lockFile(
  ROOT,
  join(dataDir, 'move-files.lock'),
  'Files are being moved by this command already: wait until it is done.',
);
const disk = await openStoredFiles(dataDir, undefined);
const bucket = await openStoredFiles(dataDir, settingsOfBucket);
const [source, target] = to === 'bucket' ? [disk, bucket] : [bucket, disk];

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const countOf = ({ copied, present, newer }: Moved): number => copied + present + newer;

const done = await withPlainErrors(() =>
  moveFiles(source, target, {
    deleteSource: values['delete-source'],
    progress: (sofar) => {
      if (countOf(sofar) % 100 === 0) console.log(`${countOf(sofar)} files, ${megabytes(sofar.bytes)} copied …`);
    },
  }),
);
console.log(`From ${source.name} to ${target.name}:`);
console.log(
  `${done.copied} files copied (${megabytes(done.bytes)}), read back and compared; ${done.present} were there.`,
);
if (done.newer > 0) console.log(`${done.newer} stayed as they are, because they are newer there.`);
if (values['delete-source']) console.log(`${done.deleted} files deleted in ${source.name}.`);
else {
  const [own, change] = to === 'bucket' ? ['disk', 'with S3_BUCKET set'] : ['bucket', 'without S3_BUCKET'];
  console.log(`Nothing was deleted. If the CMS still uses the ${own}, start it anew ${change}, and run this again.`);
  console.log(`If it does not, and nothing was copied, add --delete-source to delete the files in ${source.name}.`);
}
process.exit();
