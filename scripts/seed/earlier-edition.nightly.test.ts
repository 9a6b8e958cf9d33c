import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crisisLines } from './content/crisis-lines';
import { withFormerEdition } from './former-edition';
import { noteRows } from './marker';
import { assets, type FilePlace } from './media/assets';
import { readNotes } from './notes';
import { fileUid, folderUid } from './renamed-files';
import { seed } from './seed';
import type { Row, Strapi } from './strapi';
import { startTestCms, type TestCms } from './test-cms';

const moduleUid = 'api::training-module.training-module';
const lineUid = 'api::crisis-line.crisis-line';
const mediaUid = 'api::event-media.event-media';

describe('a site that was seeded with an earlier edition of the content', () => {
  let cms: TestCms;
  let strapi: Strapi;

  beforeAll(async () => {
    cms = await startTestCms(withFormerEdition);
    strapi = cms.strapi;
  });

  afterAll(() => cms.stop());

  // First, for the content below is seeded again and again.
  it('has its crisis lines as entries: refreshed where they are still the seed’s, and else as an editor left them', async () => {
    const made = async (key: string, locale: string) =>
      strapi.db.query(lineUid).findOne({ where: { key, locale, publishedAt: { $notNull: true } } });
    // As the start made them, before the seed says more.
    expect(await made('us-911', 'es')).toMatchObject({ name: 'Emergencias', countryCode: 'US', phone: '911' });
    expect(await made('us-988', 'en')).toMatchObject({ phone: '988', note: 'press 2. Ours.' });
    expect(await made('co-123', 'en')).toBeNull();

    const outcomes = await seed(strapi, { force: false });

    expect(outcomes).toContainEqual({ label: 'crisis-line us-18007997233 (es)', outcome: 'refreshed' });
    expect(await made('us-18007997233', 'es')).toMatchObject({ kind: 'violence', hours: 'Las 24 horas' });
    expect(outcomes).toContainEqual({ label: 'crisis-line us-988 (en)', outcome: 'kept' });
    expect(await made('us-988', 'en')).toMatchObject({ phone: '988', note: 'press 2. Ours.' });
    expect(outcomes).toContainEqual({ label: 'crisis-line co-123 (en)', outcome: 'kept' });
    expect(await made('co-123', 'en')).toBeNull();
    expect(await made('pe-105', 'es')).toMatchObject({ name: 'Policía', countryCode: 'PE' });
    expect(outcomes).toContainEqual({ label: 'crisis-line us-18004224453 (en)', outcome: 'created' });
    const keys = (await strapi.db.query(lineUid).findMany({ where: { locale: 'en' } })).map(({ key }) => String(key));
    expect(new Set(keys).size).toBe(Object.keys(crisisLines).length - 1);
  });

  it('lets its ministry admins and its prayer team have what came later', async () => {
    const held = async (code: string, subject: string) => {
      const rows = await strapi.db.query('admin::permission').findMany({ where: { subject, role: { code } } });
      return rows.map(({ action, properties }) => ({ action: String(action).split('.').at(-1), properties }));
    };
    const named = (field: string) => ({ fields: expect.arrayContaining([field]) as unknown });
    const lines = await held('ministry-admin', lineUid);
    expect(lines.map(({ action }) => action).sort()).toEqual(['create', 'delete', 'publish', 'read', 'update']);
    expect(await held('ministry-admin', mediaUid)).toContainEqual({
      action: 'update',
      properties: expect.objectContaining(named('captionEs')) as unknown,
    });
    for (const code of ['ministry-admin', 'prayer-team']) {
      const requests = await held(code, 'api::counseling-request.counseling-request');
      const may = (action: string) => requests.find((one) => one.action === action)?.properties;
      expect(may('read')).toMatchObject(named('phoneSafety'));
      expect(may('update')).not.toMatchObject(named('phoneSafety'));
    }
    expect(await held('prayer-team', lineUid)).toEqual([]);
  });

  it('has its stories marked as examples where they are still the seed’s', async () => {
    const field = 'personalStoryIsExample';
    const [ours, edited] = ['premarital-counseling', 'funerals-memorial-services'];
    const published = (moduleSlug: string) =>
      strapi.db
        .query(moduleUid)
        .findOne({ where: { slug: moduleSlug, locale: 'es', publishedAt: { $notNull: true } } });
    for (const moduleSlug of [ours, edited]) {
      await strapi.db
        .query(moduleUid)
        .updateMany({ where: { slug: moduleSlug, locale: 'es' }, data: { [field]: null } });
      const notes = await readNotes(strapi);
      const key = `${moduleUid}:${moduleSlug}:es`;
      const { [field]: _, ...hashes } = notes.read(key)?.hashes ?? {};
      await notes.write(key, { ...notes.read(key), hashes });
    }
    await strapi.db
      .query(moduleUid)
      .updateMany({ where: { slug: edited, locale: 'es' }, data: { personalStory: 'La nuestra.' } });

    const outcomes = await seed(strapi, { force: false });

    expect(outcomes).toContainEqual({ label: `training-module ${ours} (es)`, outcome: 'refreshed' });
    expect(await published(ours)).toMatchObject({ [field]: true });
    expect(outcomes).toContainEqual({ label: `training-module ${edited} (es)`, outcome: 'kept' });
    expect(await published(edited)).toMatchObject({ [field]: null, personalStory: 'La nuestra.' });
  });

  it('has what is still the seed’s marked as an example, and nothing that an editor has changed', async () => {
    const bookUid = 'api::book.book';
    const books = await strapi.db.query(bookUid).findMany({ where: { locale: 'en', publishedAt: null } });
    const [ours, edited] = books;
    if (ours === undefined || edited === undefined) throw new Error('The seed has no two books in English.');
    const notes = await readNotes(strapi);
    for (const { amazonUrl } of [ours, edited]) {
      await strapi.db.query(bookUid).updateMany({ where: { amazonUrl }, data: { isExample: null } });
      const key = `${bookUid}:${String(amazonUrl)}:en`;
      const { isExample: _, ...hashes } = notes.read(key)?.hashes ?? {};
      await notes.write(key, { ...notes.read(key), hashes });
    }
    await strapi.db
      .query(bookUid)
      .updateMany({ where: { amazonUrl: edited['amazonUrl'] }, data: { title: 'Our own' } });

    await seed(strapi, { force: false });

    const marks = async ({ amazonUrl }: Row) =>
      (await strapi.db.query(bookUid).findMany({ where: { amazonUrl } })).map(({ isExample }) => isExample);
    expect(await marks(ours)).toEqual([true, true]);
    expect(await marks(edited)).toEqual([null, null]);
  });

  it('has files named after a town moved to the name of the region, as an editor left them', async () => {
    const renamed = assets.flatMap(({ formerly, ...asset }) => (formerly ? [{ asset, formerly }] : []));
    const address = ({ folder, name }: FilePlace) => ['/public-objects', ...folder.slice(1), name].join('/');
    const allOf = async (uid: string) => JSON.stringify(await strapi.db.query(uid).findMany({}));
    const published = (mediaUrl: string) =>
      strapi.db.query(mediaUid).findOne({ where: { mediaUrl, publishedAt: { $notNull: true } } });
    const counts = () =>
      Promise.all([mediaUid, fileUid].map(async (uid) => (await strapi.db.query(uid).findMany({})).length));
    const before = await counts();

    // As an earlier seed left it.
    const folders = strapi.plugin('upload').service('folder');
    const parent = (await strapi.db.query(folderUid).findOne({ where: { name: 'Revival' } }))?.id ?? null;
    const notes = await readNotes(strapi);
    for (const { asset, formerly } of renamed) {
      const name = formerly.folder.at(-1) ?? '';
      const known = await strapi.db.query(folderUid).findOne({ where: { name } });
      const folder = (known ?? (await folders.create({ name, parent }))).id;
      const file = await strapi.db.query(fileUid).findOne({ where: { name: asset.name } });
      await strapi
        .plugin('upload')
        .service('upload')
        .updateFileInfo(file?.id ?? 0, { name: formerly.name, folder });
      await strapi.db
        .query(mediaUid)
        .updateMany({ where: { mediaUrl: address(asset) }, data: { mediaUrl: address(formerly) } });
      for (const [key, formerKey] of [
        [`${fileUid}:${asset.name}`, `${fileUid}:${formerly.name}`],
        [`${mediaUid}:${address(asset)}:en`, `${mediaUid}:${address(formerly)}:en`],
      ] as const) {
        await notes.write(formerKey, notes.read(key) ?? { hashes: {} });
        await strapi.db.query('strapi::core-store').deleteMany({ where: { key: noteRows + key } });
      }
    }
    const [first] = renamed;
    if (first === undefined) throw new Error('Nothing was renamed.');
    const documentId = (await published(address(first.formerly)))?.['documentId'];
    await strapi.documents(mediaUid).update({ documentId, data: { withdrawn: true, caption: 'Edited' } });
    await strapi.documents(mediaUid).publish({ documentId });

    await seed(strapi, { force: false });

    const items = await allOf(mediaUid);
    const names = (await strapi.db.query(fileUid).findMany({})).map(({ name }) => name);
    for (const { asset, formerly } of renamed) {
      expect(items).not.toContain(formerly.name);
      expect(names).not.toContain(formerly.name);
      expect(names).toContain(asset.name);
      expect(await published(address(asset)), asset.name).not.toBeNull();
      expect(await allOf(folderUid)).not.toContain(formerly.folder.at(-1));
    }
    expect(await published(address(first.asset))).toMatchObject({ documentId, withdrawn: true, caption: 'Edited' });
    expect(await counts()).toEqual(before);
    expect((await seed(strapi, { force: false })).filter(({ outcome }) => outcome === 'created')).toEqual([]);
  });
});
