import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { locales } from '@contracts/language';
import { offeredLocales } from '../../src/i18n/offered-locales';
import { packPath, documentUrl, type KeptDocument, type Pack, type PackFile } from '../../src/offline/pack';
import { sendStored, StoredText, StoredPage } from '../pages/stored-text';
import { Refusal } from '../proxy/refusal';
import { visitorOf, type Asked } from '../fair-queue';
import { createHash } from 'node:crypto';
import type { Locale } from '@contracts/site-setting';
import { moduleFilePath } from '../../src/lib/module-file';
import { searchOf } from '../../src/lib/page-address';
import { paths } from '../../src/lib/paths';
import { moduleFileReader } from '../module-files/module-files';
import type { PageCache } from '../pages/page-cache';
import { type CreatorOptions, pageCreator } from '../pages/page-creator';
import { pageRequestReader } from '../pages/page-request';
import { builtFileSize, measurePicture, measureAnswer, type ShownPicture, shownPictures } from './file-sizes';

type PackReaderOptions = CreatorOptions & {
  cache: PageCache<StoredText>;
  /** The texts of extra languages by their addresses. */
  translationFiles: ReadonlyMap<string, StoredText>;
};

const contentSchema = v.object({
  data: v.union([
    // The list of modules that makes the course.
    v.array(v.object({ slug: v.string() })),
    v.object({ title: v.string(), quiz: v.nullish(v.object({ key: v.string() })) }),
  ]),
});

type AskedForPack = Asked & { locale: Locale };

type Part = Pick<Pack, 'documents' | 'files'> & { title: string; texts: readonly string[] };

/** Puts together what belongs to a page and its language; null if it cannot be kept. */
function packReader(options: PackReaderOptions) {
  const { environment, site, answers, contentQueue, cache, translationFiles } = options;
  const readPageRequest = pageRequestReader(site);
  const createPage = pageCreator(options);
  const sizeOf = builtFileSize(site.clientDirectory);
  const readModuleFile = moduleFileReader(options);

  async function readDocument(
    address: string,
    { locale, requestId, visitor }: AskedForPack,
  ): Promise<{ page: StoredPage; file: PackFile } | null> {
    const url = documentUrl({ address }, locale);
    const page = readPageRequest(url, undefined);
    if (!page) return null;
    const create = (gone: AbortSignal) => createPage(page, { requestId, visitor: { ...visitor, gone } });
    const stored = await cache.get(page.key, create, visitor.gone);
    if (stored.status !== 200 || !stored.lasting || !(stored instanceof StoredPage)) return null;
    const { length } = await stored.text.bytes('br');
    return { page: stored, file: { url, bytes: length, insteadOf: [] } };
  }

  /** What passes a module on by hand can be sent offline too. */
  async function moduleFile(address: string, asked: AskedForPack): Promise<PackFile[]> {
    const slug = searchOf(address).get('module');
    const stored = slug === null ? null : await readModuleFile(slug, asked.locale, asked);
    if (slug === null || !stored) return [];
    const { length } = await stored.text.bytes('br');
    return [{ url: moduleFilePath(slug, asked.locale), bytes: length, insteadOf: [] }];
  }

  async function builtFile(url: string): Promise<PackFile> {
    const translation = translationFiles.get(url);
    const bytes = translation ? (await translation.text.bytes('br')).length : sizeOf(url);
    return { url, bytes, insteadOf: [] };
  }

  async function readPart(url: URL, asked: AskedForPack): Promise<Part | null> {
    const keepable = await site.readKeepable(url, asked.locale);
    if (!keepable) return null;
    const { kind, address } = keepable;
    const read = answers.reader(asked.requestId);
    const readFile = (call: string) => measureAnswer(read, call);
    const readPicture = (picture: ShownPicture) =>
      contentQueue.run(asked.visitor, () => measurePicture(environment.cmsUrl, picture));
    const [document, content, shelf] = await Promise.all([
      readDocument(address, asked),
      readFile(keepable.content),
      readDocument(paths.kept, asked),
    ]);
    if (!document || !content || !shelf) return null;
    const { data } = v.parse(contentSchema, content.json);
    const parts: Part[] = [];
    // One after the other: a slow CMS that is asked for a whole course at once answers none of it in time.
    for (const { slug } of Array.isArray(data) ? data : []) {
      const member = await readPart(new URL(paths.module(slug), url), asked);
      if (member) parts.push(member);
    }
    const quiz = !Array.isArray(data) && data.quiz ? await readFile(keepable.quizCall(data.quiz.key)) : null;
    const companions = await Promise.all(keepable.companions.map((one) => readDocument(one, asked)));
    const calls = await Promise.all(keepable.calls.map(readFile));
    // A picture of the home page is not what somebody keeps the gospel for.
    const shown = kind === 'gospel' ? [] : await Promise.all(shownPictures(content.json).map(readPicture));
    const code = new Set([
      ...[document, shelf, ...companions].flatMap((one) => one?.page.builtFiles ?? []),
      ...site.assets.laterChunks([...keepable.parts, 'src/pages/kept/page.tsx', 'src/lib/polyfills.ts']),
    ]);
    const title = Array.isArray(data) ? document.page.title : data.title;
    const own: KeptDocument = { address, title, kind, content: keepable.content };
    const called = [content, quiz, ...calls].filter((file) => file !== null).map(({ file }) => file);
    return {
      title,
      documents: [own, ...parts.flatMap(({ documents }) => documents)],
      files: unique([
        document.file,
        shelf.file,
        ...companions.flatMap((companion) => companion?.file ?? []),
        ...(await Promise.all(Array.from(code, builtFile))),
        ...(await moduleFile(address, asked)),
        ...called,
        ...shown.filter((file) => file !== null),
        ...parts.flatMap(({ files }) => files),
      ]),
      texts: [content.text, quiz?.text ?? '', ...parts.flatMap(({ texts }) => texts)],
    };
  }

  return async (url: URL, asked: AskedForPack): Promise<Pack | null> => {
    const { locale } = asked;
    const part = await readPart(url, asked);
    const [own] = part?.documents ?? [];
    if (!part || !own) return null;
    // A copy of the closed site says so, and is outdated once the site is open.
    const texts = (await site.readIsOpen(answers.reader(asked.requestId))) ? part.texts : [...part.texts, 'closed'];
    const version = createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16);
    return { ...own, locale, version, documents: part.documents, files: part.files };
  };
}

function unique(files: readonly PackFile[]): PackFile[] {
  return Array.from(new Map(files.map((file) => [file.url, file])).values());
}

const querySchema = v.object({
  of: v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.maxLength(500)),
  lang: v.pipe(
    v.picklist(locales),
    v.check((locale) => offeredLocales().includes(locale)),
  ),
});

const plain = { 'Content-Type': 'text/plain; charset=utf-8' };
const anyOrigin = 'http://site.invalid';
const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Says what belongs to a page to keep. Cached, because one answer reads as much from the CMS as a dozen pages. */
export function registerPacks(app: FastifyInstance, options: PackReaderOptions): void {
  const { environment, site, cache } = options;
  const readPack = packReader(options);

  async function storedPack(url: URL, asked: AskedForPack): Promise<StoredText> {
    const pack = await readPack(url, asked);
    return pack
      ? new StoredText(200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(pack))
      : new StoredText(404, { ...headers, ...plain }, 'Not found', false);
  }

  app.get(packPath, async (request, reply) => {
    const query = v.safeParse(querySchema, request.query);
    const refuse = (status: number, text: string) =>
      reply
        .headers({ ...headers, ...plain })
        .code(status)
        .send(text);
    if (!query.success) return refuse(400, 'Bad request');
    const url = new URL(query.output.of, anyOrigin);
    const locale = query.output.lang;
    try {
      const keepable = environment.offlineReading ? await site.readKeepable(url, locale) : null;
      if (!keepable) return await refuse(404, 'Not found');
      const key = `${packPath} ${locale} ${keepable.address}`;
      const { networks, gone } = visitorOf(request, reply);
      const create = (abandoned: AbortSignal) =>
        storedPack(url, { locale, requestId: request.id, visitor: { networks, gone: abandoned } });
      return await sendStored(request, reply, await cache.get(key, create, gone));
    } catch (error) {
      app.log.warn({ requestId: request.id, err: error }, 'a page cannot be kept at the moment');
      return refuse(error instanceof Refusal ? error.status : 503, 'Not available');
    }
  });
}
