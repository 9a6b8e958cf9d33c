import type * as EntryServer from '../src/app/entry-server';

/** The application and its build: bundled in production, loaded through Vite in development. */
export type Site = Pick<
  typeof EntryServer,
  | 'renderPage'
  | 'renderModuleFile'
  | 'resolveAddress'
  | 'isEntryCall'
  | 'listAddresses'
  | 'listEntryCalls'
  | 'readIsOpen'
  | 'readKeepable'
  | 'formReaders'
> & {
  assets: Assets;
  /** The folder of built files; null in development, where Vite serves them. */
  clientDirectory: string | null;
  /** Development adds hot reloading to the document. */
  finishDocument?(html: string, path: string): Promise<string>;
};

export type Assets = {
  /** Address of the script that hydrates a page. */
  entry: string;
  fonts: readonly string[];
  /** Addresses of all chunks that the entry and these source files need, without the entry itself. */
  chunks(modules: readonly string[]): readonly string[];
  /** The same for what a page loads later, with the shared chunks that these in turn load later. */
  laterChunks(modules: readonly string[]): readonly string[];
};
