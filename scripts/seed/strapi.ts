import type { Server } from 'node:http';
import { loadCms, type Cms } from '../lib/load-cms';

export interface Attribute {
  readonly type: string;
  readonly component?: string;
  readonly repeatable?: boolean;
  readonly default?: unknown;
  /** The content type that a relation leads to. */
  readonly target?: string;
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } };
}

export type Attributes = Readonly<Record<string, Attribute>>;

export interface ContentType {
  readonly attributes: Attributes;
  readonly pluginOptions?: Attribute['pluginOptions'];
}

export interface Entry extends Record<string, unknown> {
  readonly documentId: string;
}

export interface Documents {
  findOne(query: object): Promise<Entry | null>;
  findMany(query: object): Promise<Entry[]>;
  create(query: object): Promise<Entry>;
  update(query: object): Promise<Entry | null>;
  publish(query: object): Promise<unknown>;
  unpublish(query: object): Promise<unknown>;
  delete(query: object): Promise<unknown>;
}

export interface Row extends Record<string, unknown> {
  readonly id: number;
}

interface Table {
  findOne(query: object): Promise<Row | null>;
  findMany(query: object): Promise<Row[]>;
  updateMany(query: object): Promise<unknown>;
  deleteMany(query: object): Promise<unknown>;
}

interface UploadedFile {
  readonly filepath: string;
  readonly originalFilename: string;
  readonly mimetype: string;
  readonly size: number;
}

interface UploadServices {
  upload: {
    upload(request: { data: { fileInfo: object }; files: UploadedFile }): Promise<Row[]>;
    replace(id: number, request: { data: { fileInfo: object }; file: UploadedFile }): Promise<Row>;
    updateFileInfo(id: number, info: { name: string; folder: number }): Promise<Row>;
  };
  folder: {
    create(folder: { name: string; parent: number | null }): Promise<Row>;
    deleteByIds(ids: readonly number[]): Promise<unknown>;
  };
}

/** The part of Strapi that the seed uses. */
export interface Strapi extends Cms {
  readonly server: { listen(port: number, host: string, ready: () => void): Server };
  documents(uid: string): Documents;
  store(scope: { type: string; name: string }): {
    get(query: { key: string }): Promise<unknown>;
    set(query: { key: string; value: unknown }): Promise<unknown>;
  };
  readonly db: { query(uid: string): Table };
  readonly contentTypes: Readonly<Record<string, ContentType | undefined>>;
  readonly components: Readonly<Record<string, { readonly attributes: Attributes } | undefined>>;
  plugin(name: 'upload'): { service<Name extends keyof UploadServices>(name: Name): UploadServices[Name] };
}

export async function loadStrapi(root: string, distDir?: string): Promise<Strapi> {
  return (await loadCms(root, distDir)) as Strapi;
}
