import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import type { Image } from '../../api/media/contract';
import { presentImage } from '../reading/present-image';
import { bibleReader } from '../scripture/bible';
import { nameTranslation } from '../scripture/name-translation';
import { presentMarkdown } from './present-markdown';
import { readMarkdown } from './read-markdown';

/** Whether the file with this name below `/uploads` is kept from visitors. */
export type IsWithheld = (name: string) => Promise<boolean>;

/** The pictures of the Media Library with these addresses, without those that are withdrawn. */
async function findPictures(
  strapi: Core.Strapi,
  addresses: readonly string[],
  isWithheld: IsWithheld,
): Promise<Map<string, Image>> {
  if (addresses.length === 0) return new Map();
  const found = await table(strapi, 'plugin::upload.file').findMany({
    where: { url: { $in: [...new Set(addresses)] } },
  });
  const shown = await Promise.all(
    found.map(async (file): Promise<[string, Image][]> => {
      const image = presentImage(file);
      const isShown = image !== null && !(await isWithheld(file.url.slice('/uploads/'.length)));
      return isShown ? [[file.url, image]] : [];
    }),
  );
  return new Map(shown.flat());
}

export const presentRichText = async (strapi: Core.Strapi, markdown: string, isWithheld: IsWithheld) =>
  presentMarkdown(await readMarkdown(markdown), {
    nameTranslation: (quotation) => nameTranslation(bibleReader(strapi), quotation),
    findPictures: (addresses) => findPictures(strapi, addresses, isWithheld),
  });
