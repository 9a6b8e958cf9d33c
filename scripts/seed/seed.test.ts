import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { assets } from './media/assets';
import { seed } from './seed';
import { isRecord } from './is-record';
import type { Entry, Row, Strapi } from './strapi';
import { startTestCms, type TestCms } from './test-cms';

const articleUid = 'api::article.article';
const bookUid = 'api::book.book';
const moduleUid = 'api::training-module.training-module';
const quizUid = 'api::quiz.quiz';
const eventUid = 'api::revival-event.revival-event';
const mediaUid = 'api::event-media.event-media';
const slug = 'called-to-what-exactly';

describe('the seed', () => {
  let cms: TestCms;
  let strapi: Strapi;

  beforeAll(async () => {
    cms = await startTestCms();
    strapi = cms.strapi;
  });

  afterAll(() => cms.stop());

  async function article(locale: string, status = 'published'): Promise<Entry> {
    const row = await strapi.db.query(articleUid).findOne({ where: { slug } });
    const entry = await strapi.documents(articleUid).findOne({ documentId: row?.['documentId'], locale, status });
    if (entry === null) throw new Error(`No ${status} article in ${locale}.`);
    return entry;
  }

  /** Everything that is stored, byte for byte. */
  async function stored(): Promise<string> {
    const pages = ['api::site-setting.site-setting', 'api::home-page.home-page'];
    const collections = [articleUid, bookUid, moduleUid, quizUid, eventUid, mediaUid];
    const uids = [...pages, ...collections, 'plugin::upload.file', 'plugin::upload.folder'];
    const rows = await Promise.all(uids.map((uid) => strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } })));
    return JSON.stringify(rows);
  }

  /** What is published of an event, in its order. */
  async function mediaOf(documentId: unknown): Promise<Row[]> {
    const rows = await strapi.db.query(mediaUid).findMany({
      where: { publishedAt: { $notNull: true } },
      populate: ['event'],
      orderBy: { sortOrder: 'asc' },
    });
    return rows.filter(({ event }) => isRecord(event) && event['documentId'] === documentId);
  }

  async function edit(locale: string, data: object): Promise<void> {
    const { documentId } = await article(locale);
    await strapi.documents(articleUid).update({ documentId, locale, data });
    await strapi.documents(articleUid).publish({ documentId, locale });
  }

  it('says what it did, run as a command', () => {
    expect(inject('seeded').output).toContain('training-module hospital-visitation (es): created');
  });

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
    expect(files.map(({ name }) => name)).toEqual(assets.map(({ name }) => name).sort());
    const row = await strapi.db.query('api::site-setting.site-setting').findOne({});
    const settings = await strapi
      .documents('api::site-setting.site-setting')
      .findOne({ documentId: row?.['documentId'], locale: 'es', status: 'published', populate: ['socialImage'] });
    expect(settings).toMatchObject({ socialImage: { name: 'social-image' } });
  });

  it('puts the marriage ministry’s photos into a folder inside “public”', async () => {
    const found = await strapi.db.query('plugin::upload.file').findMany({
      where: { folder: { name: 'Marriage Ministry', parent: { name: 'public' } } },
      orderBy: { name: 'asc' },
    });
    expect(found.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg']);
  });

  it('gives each module the quiz that is called after it, in both languages', async () => {
    const rows = await strapi.db.query(moduleUid).findMany({ populate: ['quiz'], orderBy: { number: 'asc' } });
    // Draft and published, in two languages.
    expect(rows).toHaveLength(8 * 2 * 2);
    for (const { slug: name, locale, quiz } of rows) {
      expect(quiz, String(name)).toMatchObject({ key: `${String(name)}-quiz`, locale });
    }
  });

  it('makes each language’s books documents of their own', async () => {
    const rows = await strapi.db.query(bookUid).findMany({ where: { publishedAt: { $notNull: true } } });
    expect(rows.map(({ locale }) => locale).sort()).toEqual(['en', 'en', 'es', 'es']);
    expect(new Set(rows.map(({ documentId }) => documentId)).size).toBe(4);
  });

  it('makes one entry of an event in both languages, and of each of its media one for both', async () => {
    const published = { publishedAt: { $notNull: true } };
    const rows = await strapi.db.query(eventUid).findMany({ where: { date: '2026-03-14', ...published } });
    expect(rows.map(({ locale }) => locale).sort()).toEqual(['en', 'es']);
    const [documentId, ...others] = new Set(rows.map((row) => row['documentId']));
    expect(others).toEqual([]);

    const shown = await mediaOf(documentId);
    expect(shown.map(({ mediaType }) => mediaType)).toEqual(['image', 'video', 'image', 'image']);
    expect(shown.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4]);
    for (const { locale } of shown) expect(locale).toBeNull();
  });

  it('marks that it has come to its end', async () => {
    const row = await strapi.db.query('strapi::core-store').findOne({ where: { key: 'plugin_seed_completed' } });
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

    expect(outcomes).toContainEqual({ label: `article ${slug} (en)`, outcome: 'left' });
    expect(outcomes).toContainEqual({ label: `article ${slug} (es)`, outcome: 'unchanged' });
    expect((await article('en'))['title']).toBe('An editor’s title');
    expect(await article('es')).toEqual(spanish);
  });

  it('keeps a module whose quiz an editor has taken away, and gives it back when told to', async () => {
    const row = await strapi.db.query(moduleUid).findOne({ where: { number: 1 } });
    const documentId = row?.['documentId'];
    const locale = 'en';
    await strapi.documents(moduleUid).update({ documentId, locale, data: { quiz: null } });
    await strapi.documents(moduleUid).publish({ documentId, locale });
    const quiz = async () =>
      (await strapi.documents(moduleUid).findOne({ documentId, locale, status: 'published', populate: ['quiz'] }))?.[
        'quiz'
      ];

    const outcomes = await seed(strapi, { force: false });

    expect(outcomes).toContainEqual({ label: 'training-module hospital-visitation (en)', outcome: 'left' });
    expect(await quiz()).toBeNull();
    await seed(strapi, { force: true });
    expect(await quiz()).toMatchObject({ key: 'hospital-visitation-quiz' });
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

  it.each([
    { uid: bookUid, locale: 'es', field: 'amazonUrl', edited: 'https://example.org/shop/another-address' },
    { uid: moduleUid, locale: 'en', field: 'slug', edited: 'visiting-the-sick' },
    { uid: quizUid, locale: 'en', field: 'key', edited: 'renamed-quiz' },
    { uid: eventUid, locale: 'es', field: 'date', edited: '2026-08-15' },
  ])('knows an entry again whose $field an editor has changed ($uid)', async ({ uid, locale, field, edited }) => {
    const published = async () => {
      const rows = await strapi.db
        .query(uid)
        .findMany({ where: { publishedAt: { $notNull: true } }, orderBy: { documentId: 'asc' } });
      return rows.map((row) => [row['documentId'], row['locale'], row[field]]).sort();
    };
    const before = await published();
    const row = await strapi.db.query(uid).findOne({ where: { locale, publishedAt: { $notNull: true } } });
    const documentId = row?.['documentId'];
    await strapi.documents(uid).update({ documentId, locale, data: { [field]: edited } });
    await strapi.documents(uid).publish({ documentId, locale });

    await seed(strapi, { force: false });
    const left = await published();
    expect(left).toHaveLength(before.length);
    expect(left).toContainEqual([documentId, locale, edited]);

    await seed(strapi, { force: true });
    expect(await published()).toEqual(before);
  });

  it('keeps a picture withdrawn even when it overwrites, and deleted unless it does', async () => {
    const address = (name: string) => ({ mediaUrl: `/public-objects/Revival/Punjab-2025/${name}.webp` });
    const publishedItem = (name: string) =>
      strapi.db.query(mediaUid).findOne({ where: { ...address(name), publishedAt: { $notNull: true } } });
    const withdrawn = (await publishedItem('punjab-2025-1'))?.['documentId'];
    await strapi.documents(mediaUid).update({ documentId: withdrawn, data: { withdrawn: true, caption: 'Edited' } });
    await strapi.documents(mediaUid).publish({ documentId: withdrawn });
    await strapi.documents(mediaUid).delete({ documentId: (await publishedItem('punjab-2025-2'))?.['documentId'] });

    const outcomes = await seed(strapi, { force: false });
    for (const name of ['punjab-2025-1', 'punjab-2025-2']) {
      expect(outcomes).toContainEqual({ label: `event-media ${address(name).mediaUrl}`, outcome: 'left' });
    }
    expect(await publishedItem('punjab-2025-1')).toMatchObject({ withdrawn: true, caption: 'Edited' });
    expect(await publishedItem('punjab-2025-2')).toBeNull();

    await seed(strapi, { force: true });
    const overwritten = await publishedItem('punjab-2025-1');
    expect(overwritten).toMatchObject({ withdrawn: true });
    expect(overwritten).toMatchObject({
      caption: 'Mist over the fields, the morning after',
      captionEs: 'Neblina sobre los campos, a la mañana siguiente',
    });
    expect(await publishedItem('punjab-2025-2')).toMatchObject({ sortOrder: 2 });
  });

  it('leaves a module its quiz although an editor has changed the quiz’s key', async () => {
    const row = await strapi.db.query(quizUid).findOne({ where: { key: 'grief-counseling-quiz', locale: 'en' } });
    const documentId = row?.['documentId'];
    await strapi.documents(quizUid).update({ documentId, locale: 'en', data: { key: 'grief-quiz' } });
    await strapi.documents(quizUid).publish({ documentId, locale: 'en' });

    await seed(strapi, { force: false });

    const modules = await strapi.db
      .query(moduleUid)
      .findMany({ where: { slug: 'grief-counseling' }, populate: ['quiz'] });
    expect(modules.length).toBeGreaterThan(0);
    for (const { quiz } of modules) expect(quiz).toMatchObject({ documentId, key: 'grief-quiz' });
  });
});
