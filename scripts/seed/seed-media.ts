import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assets, type AssetSeed } from './media/assets';
import type { Notes } from './notes';
import type { Outcome } from './report';
import type { Row, Strapi } from './strapi';

const fileUid = 'plugin::upload.file';
const folderUid = 'plugin::upload.folder';

/** The folder at the end of a path, made with those above it where they are missing. */
async function ensureFolder(strapi: Strapi, path: readonly string[]): Promise<number> {
  let parent: number | null = null;
  for (const name of path) {
    const found: Row | null = await strapi.db.query(folderUid).findOne({ where: { name, parent } });
    parent = (found ?? (await strapi.plugin('upload').service('folder').create({ name, parent }))).id;
  }
  if (parent === null) throw new Error('A file is put in no folder.');
  return parent;
}

async function newestNamed(strapi: Strapi, { name, knownBy }: AssetSeed, folder: number): Promise<Row | null> {
  const [newest] = await strapi.db.query(fileUid).findMany({
    where: knownBy === 'path' ? { name, folder } : { name },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    limit: 1,
  });
  return newest ?? null;
}

/** What changes when somebody uploads another picture of that name, or replaces the file or its description. */
function describe(row: Row): string {
  const parts = [row.id, row['size'], row['width'], row['height'], row['ext'], row['alternativeText']];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

async function upload(strapi: Strapi, asset: AssetSeed, path: string, folder: number, old: Row | null): Promise<Row> {
  const service = strapi.plugin('upload').service('upload');
  const bytes = await readFile(path);
  const directory = await mkdtemp(join(tmpdir(), 'seed-media-'));
  try {
    // The upload works on the file it is given, and may move it.
    const filepath = join(directory, asset.file);
    await copyFile(path, filepath);
    const file = { filepath, originalFilename: asset.file, mimetype: asset.mimetype, size: bytes.length };
    const data = { fileInfo: { name: asset.name, alternativeText: asset.alternativeText, folder } };
    if (old !== null) return await service.replace(old.id, { data, file });
    const [row] = await service.upload({ data, files: file });
    if (row === undefined) throw new Error(`${asset.file} was not stored.`);
    return row;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

interface Target {
  readonly strapi: Strapi;
  readonly notes: Notes;
  readonly force: boolean;
}

async function seedAsset(
  { strapi, notes, force }: Target,
  asset: AssetSeed,
  folder: number,
): Promise<[number, Outcome]> {
  const label = `file ${asset.name}`;
  const path = fileURLToPath(new URL(`media/files/${asset.file}`, import.meta.url));
  const drawn = createHash('sha256')
    .update(await readFile(path))
    .digest('base64url');
  const key = `${fileUid}:${asset.name}`;
  const noted = notes.read(key)?.hashes ?? null;
  const found = await newestNamed(strapi, asset, folder);

  const finish = async (row: Row, outcome: Outcome['outcome']): Promise<[number, Outcome]> => {
    // Read again: the upload answers numbers as it computed them, not as they are stored.
    const stored = (await newestNamed(strapi, asset, folder)) ?? row;
    await notes.write(key, { hashes: { drawn, stored: describe(stored) } });
    return [stored.id, { label, outcome }];
  };
  const untouched = found !== null && noted?.['stored'] === describe(found);

  if (untouched && noted['drawn'] === drawn) return [found.id, { label, outcome: 'unchanged' }];
  if (found === null) return finish(await upload(strapi, asset, path, folder, null), 'created');
  if (noted === null && !force) return finish(found, 'left');
  if (!untouched && !force) return [found.id, { label, outcome: 'left' }];
  return finish(await upload(strapi, asset, path, folder, found), 'refreshed');
}

export async function seedMedia(strapi: Strapi, notes: Notes, force: boolean) {
  const folderIds = new Map<string, number>();
  const foldered: { asset: AssetSeed; folder: number }[] = [];
  for (const asset of assets) {
    const path = asset.folder.join('/');
    const folder = folderIds.get(path) ?? (await ensureFolder(strapi, asset.folder));
    folderIds.set(path, folder);
    foldered.push({ asset, folder });
  }

  const seeded = await Promise.all(
    foldered.map(async ({ asset, folder }) => ({
      asset,
      done: await seedAsset({ strapi, notes, force }, asset, folder),
    })),
  );
  return {
    ids: new Map(seeded.map(({ asset, done: [id] }) => [asset.name, id])),
    outcomes: seeded.map(({ done: [, outcome] }) => outcome),
  };
}
