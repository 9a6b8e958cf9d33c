import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveEnvironment } from '../lib/environment';
import { ROOT } from '../lib/root';
import { completedRow } from './marker';
import { seed } from './seed';
import { loadStrapi, type Entry, type Strapi } from './strapi';

const articleUid = 'api::article.article';
const slug = 'called-to-what-exactly';

describe('the seed on an empty database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seed-test-'));
  const environmentBefore = { ...process.env };
  let strapi: Strapi;

  beforeAll(async () => {
    const { variables } = resolveEnvironment(ROOT, { DATA_DIR: dataDir });
    Object.assign(process.env, variables, { DATABASE_URL: '', PURGE_URLS: '', NODE_ENV: 'test' });
    strapi = await loadStrapi(ROOT, process.env['CMS_DIST_DIR']);
    await seed(strapi, { force: false });
  }, 120_000);

  afterAll(async () => {
    // Closing Strapi takes every listener off the process, those of the test runner too.
    const listeners = process.eventNames().map((event) => [event, process.rawListeners(event)] as const);
    await strapi.destroy();
    for (const [event, before] of listeners) {
      for (const listener of before) {
        if (!process.rawListeners(event).includes(listener))
          process.on(event, listener as (...given: unknown[]) => void);
      }
    }
    process.env = environmentBefore;
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function article(locale: string, status = 'published'): Promise<Entry> {
    const row = await strapi.db.query(articleUid).findOne({ where: { slug } });
    const entry = await strapi.documents(articleUid).findOne({ documentId: row?.['documentId'], locale, status });
    if (entry === null) throw new Error(`No ${status} article in ${locale}.`);
    return entry;
  }

  /** Everything that is stored, byte for byte. */
  async function stored(): Promise<string> {
    const uids = ['api::site-setting.site-setting', 'api::home-page.home-page', articleUid, 'plugin::upload.file'];
    const rows = await Promise.all(uids.map((uid) => strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } })));
    return JSON.stringify(rows);
  }

  async function edit(locale: string, data: object): Promise<void> {
    const { documentId } = await article(locale);
    await strapi.documents(articleUid).update({ documentId, locale, data });
    await strapi.documents(articleUid).publish({ documentId, locale });
  }

  it('publishes both languages as one entry, with the words of each language’s Bible', async () => {
    const english = await article('en');
    const spanish = await article('es');

    expect(spanish.documentId).toBe(english.documentId);
    expect(english['content']).toContain('> He has shown you, O man, what is good.');
    expect(english['content']).toContain('\n> — Micah 6:8');
    expect(spanish['content']).toContain('\n> — Miqueas 6:8');
    expect(`${String(english['content'])}${String(spanish['content'])}`).not.toContain('{scripture');
  });

  it('loads the pictures under their names and sets them where the content names them', async () => {
    const files = await strapi.db.query('plugin::upload.file').findMany({ orderBy: { name: 'asc' } });
    expect(files.map(({ name }) => name)).toEqual(['hero-image', 'social-image']);
    const row = await strapi.db.query('api::site-setting.site-setting').findOne({});
    const settings = await strapi
      .documents('api::site-setting.site-setting')
      .findOne({ documentId: row?.['documentId'], locale: 'es', status: 'published', populate: ['socialImage'] });
    expect(settings).toMatchObject({ socialImage: { name: 'social-image' } });
  });

  it('marks that it has come to its end', async () => {
    const row = await strapi.db.query('strapi::core-store').findOne({ where: { key: completedRow } });
    expect(row).toMatchObject({ value: 'true' });
  });

  it('changes nothing when it runs again', async () => {
    const before = await stored();
    const outcomes = await seed(strapi, { force: false });
    expect(outcomes.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
    expect(await stored()).toBe(before);
  });

  it('finishes what an interruption left unpublished and unnoted', async () => {
    const { documentId } = await article('en');
    await strapi.db.query(articleUid).deleteMany({ where: { slug, locale: 'en', publishedAt: { $notNull: true } } });
    await strapi.db.query('strapi::core-store').deleteMany({ where: { key: { $contains: `${slug}:en` } } });

    const outcomes = await seed(strapi, { force: false });

    expect(outcomes).toContainEqual({ label: `article ${slug} (en)`, outcome: 'refreshed' });
    expect((await article('en')).documentId).toBe(documentId);
  });

  it('keeps what an editor has changed, and leaves the other language alone', async () => {
    const spanish = await article('es');
    await edit('en', { title: 'An editor’s title' });

    const outcomes = await seed(strapi, { force: false });

    expect(outcomes).toContainEqual({ label: `article ${slug} (en)`, outcome: 'kept' });
    expect(outcomes).toContainEqual({ label: `article ${slug} (es)`, outcome: 'unchanged' });
    expect((await article('en'))['title']).toBe('An editor’s title');
    expect(await article('es')).toEqual(spanish);
  });

  it('keeps an entry unpublished when an editor has unpublished it', async () => {
    const { documentId } = await article('es');
    await strapi.documents(articleUid).unpublish({ documentId, locale: 'es' });
    await seed(strapi, { force: false });
    await expect(article('es')).rejects.toThrow('No published article');
  });

  it('overwrites it when told to', async () => {
    await seed(strapi, { force: true });
    expect((await article('en'))['title']).toBe('Called to What, Exactly?');
    expect((await article('es'))['title']).toBe('¿Llamado a qué, exactamente?');
  });
});
