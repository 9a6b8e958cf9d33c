import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errorCode } from '../contracts/watching';
import { storedFiles } from '../lib/stored-files';
import { extendService } from '../lib/strapi-services';
import { createLibraryFiles } from './library-files';

type ProvidedFile = { hash: string; ext: string; url?: string; stream?: Readable };
type Provider = {
  uploadStream: (file: ProvidedFile) => Promise<void>;
  replaceStream: (file: ProvidedFile, earlier: ProvidedFile) => Promise<void>;
  delete: (file: ProvidedFile) => Promise<void>;
};

type Plugins = { get: (name: 'upload') => { provider: { extend: (methods: Provider) => void } } };

/** The provider keeps its name, which each row repeats, so that files can move between disk and bucket. */
export function storeUploads(strapi: Core.Strapi): void {
  const store = storedFiles(strapi);
  const library = createLibraryFiles(strapi);
  const writing = new AsyncLocalStorage<Map<string, Promise<void>>>();
  const nameOf = ({ hash, ext }: ProvidedFile) => `${hash}${ext}`;

  async function write(file: ProvidedFile): Promise<void> {
    if (!file.stream) throw new Error('A file came without its bytes');
    const name = nameOf(file);
    const written = store.write(name, file.stream);
    writing.getStore()?.set(name, written);
    await written;
    file.url = `/uploads/${name}`;
  }

  /** A picture is stored with its smaller sizes, all at once: if one fails, none stays that the library does not list. */
  async function storeWhole<T>(work: () => Promise<T>): Promise<T> {
    const writes = new Map<string, Promise<void>>();
    try {
      return await writing.run(writes, work);
    } catch (error) {
      await Promise.allSettled(writes.values());
      await removeUnlisted([...writes.keys()]).catch((left: unknown) => {
        strapi.log.warn(`Files of an upload that failed could not be removed (${errorCode(left)})`);
      });
      throw error;
    }
  }

  async function removeUnlisted(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if ((await library.stored(name)) === undefined) await store.remove(name);
    }
  }

  strapi
    .get<Plugins>('plugins')
    .get('upload')
    .provider.extend({
      uploadStream: write,
      async replaceStream(file, earlier) {
        await write(file);
        if (nameOf(earlier) !== nameOf(file)) await store.remove(nameOf(earlier));
      },
      delete: (file) => store.remove(nameOf(file)),
    });

  extendService(strapi, 'upload', 'upload', (service) => ({
    upload: (request, options) => storeWhole(() => service.upload(request, options)),
    replace: (id, request, options) => storeWhole(() => service.replace(id, request, options)),
  }));
}
