import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Image } from '../../media/contract';
import { presentImage } from '../../media/present-image';

const fileSchema = v.looseObject({
  name: v.string(),
  hash: v.string(),
  mime: v.string(),
  url: v.string(),
  updatedAt: v.union([v.string(), v.date()]),
});
type File = v.InferOutput<typeof fileSchema>;

export type Asset = { path: string; type: string; modified: Date };

const withoutExtension = (name: string) => name.replace(/\.[^.]+$/, '');

/** Pictures and videos by the name they have in the Media Library, with or without extension; the newest one counts. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function newest(name: string): Promise<File | undefined> {
    const found: unknown = await strapi.db.query('plugin::upload.file').findMany({
      where: { name: { $startsWith: name } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const files = v.parse(v.array(fileSchema), found);
    return files.find((file) => file.name === name || withoutExtension(file.name) === name);
  }

  return {
    async find(name: string): Promise<Asset | undefined> {
      const file = await newest(name);
      return (
        file && {
          path: join(strapi.dirs.static.public, file.url),
          type: file.mime,
          modified: new Date(file.updatedAt),
        }
      );
    },

    async image(name: string): Promise<Image | null> {
      return presentImage(await newest(name));
    },
  };
};
