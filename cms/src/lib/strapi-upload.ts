import type { Core } from '@strapi/strapi';

/** A file as the body parser leaves it, or as a program lays it down for the Media Library. */
export type IncomingFile = {
  filepath: string;
  originalFilename: string;
  mimetype: string;
  size: number;
  /** What Strapi found it to be; it counts for more than what the sender says. */
  detectedMimeType?: string;
};

type Options = { user?: { id: number } };

/** Strapi leaves the services of its Media Library untyped; these are the parts that the program calls or wraps. */
export type UploadServices = {
  upload: {
    upload: (
      request: { data: { fileInfo?: object }; files: IncomingFile | IncomingFile[] },
      options?: Options,
    ) => Promise<unknown>;
    replace: (id: number, request: { data: object; file: IncomingFile }, options?: Options) => Promise<unknown>;
  };
  folder: { create: (folder: { name: string; parent: number | null }) => Promise<{ id: number }> };
  'image-manipulation': Record<'isFaultyImage' | 'isOptimizableImage', (file: unknown) => Promise<boolean>>;
  file: {
    fetchUrlToInputFile: (
      url: string,
      directory: string,
      sizeLimit?: number,
    ) => Promise<{ file: IncomingFile & { tmpWorkingDirectory: string } }>;
  };
};

export function uploadService<Name extends keyof UploadServices>(
  strapi: Core.Strapi,
  name: Name,
): UploadServices[Name] {
  return strapi.plugin('upload').service<UploadServices[Name]>(name);
}
