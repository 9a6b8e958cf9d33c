import type { Core, UID } from '@strapi/strapi';
import type { Row } from './table';

type Identified = { id: number };

export type Permission = {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
};

export type Action = { actionId: string; section: string; subjects: string[] };

type NewUser = {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  roles: number[];
  isActive: boolean;
  registrationToken: null;
};

type Condition = { displayName: string; name: string; category: string; handler: () => Record<string, unknown> };

type CheckedCredentials = [error: null, user: unknown, failure?: { message: string }];

/** The panel's configuration of a content type or component: list columns and form rows. */
export type PanelConfiguration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Record<'edit' | 'list', Record<string, unknown>>>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};

type PanelConfigurations = {
  findConfiguration: (type: { uid: string }) => Promise<PanelConfiguration>;
  updateConfiguration: (type: { uid: string }, configuration: PanelConfiguration) => Promise<unknown>;
};

export type Ability = { can: (action: string, subject: unknown, field?: string) => boolean };

type Locale = string | readonly string[] | undefined;

/** A file as the body parser leaves it, or as code passes it to the Media Library. */
export type IncomingFile = {
  filepath: string;
  originalFilename: string;
  mimetype: string;
  size: number;
  /** The type that Strapi detected; it overrides the one that the client sent. */
  detectedMimeType?: string;
};

type UploadOptions = { user?: { id: number } };

/** Strapi does not type the services of its admin and plugins; these are the ones we call or wrap. */
type Services = {
  admin: {
    role: {
      exists: (where: { code: string }) => Promise<boolean>;
      findOne: (where: { code: string }) => Promise<Identified | null>;
      findAllWithUsersCount: (query: Readonly<Record<string, unknown>>) => Promise<unknown>;
      create: (role: { code: string; name: string; description: string }) => Promise<Identified>;
      assignPermissions: (roleId: number, permissions: readonly Permission[]) => Promise<unknown>;
    };
    user: {
      exists: () => Promise<boolean>;
      create: (user: NewUser) => Promise<unknown>;
      deleteById: (id: number) => Promise<unknown>;
    };
    auth: {
      checkCredentials: (credentials: { email: string; password: string }) => Promise<CheckedCredentials>;
      hashPassword: (password: string) => Promise<string>;
      validatePassword: (password: string, hash: string) => Promise<boolean>;
    };
    permission: {
      findMany: (query: { where: Record<string, unknown> }) => Promise<(Identified & { subject: string | null })[]>;
      deleteByIds: (ids: readonly number[]) => Promise<unknown>;
      actionProvider: { values: () => Action[] };
      engine: { generateUserAbility: (user: unknown) => Promise<Ability> };
      createPermissionsManager: (of: { ability: Ability; action: string; model: string }) => {
        toSubject: (entry: object) => unknown;
      };
      conditionProvider: { register: (condition: Condition) => Promise<unknown> };
    };
    'content-type': {
      getPermissionsWithNestedFields: (actions: readonly Action[]) => Permission[];
    };
  };
  'content-manager': {
    components: PanelConfigurations;
    'content-types': PanelConfigurations;
    'document-manager': {
      publishMany: (uid: UID.ContentType, documentIds: readonly string[], locale?: Locale) => Promise<number>;
    };
    homepage: { getCountDocuments: () => Promise<Record<'draft' | 'modified' | 'published', number>> };
  };
  i18n: {
    locales: {
      findByCode: (code: string) => Promise<unknown>;
      create: (locale: { code: string; name: string }) => Promise<unknown>;
    };
  };
  upload: {
    upload: {
      upload: (
        request: { data: { fileInfo?: object }; files: IncomingFile | IncomingFile[] },
        options?: UploadOptions,
      ) => Promise<Row<'plugin::upload.file'>[]>;
      findOne: (id: number) => Promise<Row<'plugin::upload.file'> | null>;
      replace: (id: number, request: { data: object; file: IncomingFile }, options?: UploadOptions) => Promise<unknown>;
      remove: (file: Row<'plugin::upload.file'>) => Promise<unknown>;
    };
    folder: { create: (folder: { name: string; parent: number | null }) => Promise<{ id: number }> };
    'image-manipulation': Record<
      'isImage' | 'isResizableImage' | 'isFaultyImage' | 'isOptimizableImage',
      (file: { mime: string }) => Promise<boolean>
    > &
      Record<'generateThumbnail' | 'generateResponsiveFormats', (file: unknown) => Promise<unknown>> & {
        generateFileName: (name: string) => string;
      };
    file: {
      fetchUrlToInputFile: (
        url: string,
        directory: string,
        sizeLimit?: number,
      ) => Promise<{ file: IncomingFile & { tmpWorkingDirectory: string } }>;
    };
  };
};

const uidOf = (owner: string, name: string) => (owner === 'admin' ? `admin::${name}` : `plugin::${owner}.${name}`);

export function strapiService<Owner extends keyof Services, Name extends keyof Services[Owner] & string>(
  strapi: Core.Strapi,
  owner: Owner,
  name: Name,
): Services[Owner][Name] {
  return strapi.get<{ get: (uid: string) => Services[Owner][Name] }>('services').get(uidOf(owner, name));
}

type Registry = { extend: (uid: string, change: (service: object) => object) => void };

/** Replaces functions of one of Strapi's services; the others stay. */
export function extendService<Owner extends keyof Services, Name extends keyof Services[Owner] & string>(
  strapi: Core.Strapi,
  owner: Owner,
  name: Name,
  replace: (service: Services[Owner][Name]) => Partial<Services[Owner][Name]>,
): void {
  const change = (service: object) => ({ ...service, ...replace(service as Services[Owner][Name]) });
  strapi.get<Registry>('services').extend(uidOf(owner, name), change);
}
