import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { publicAddress, readSitePath } from '../image/public-path';
import { eventMediaUid } from './media-rows';

const itemsSchema = v.array(v.object({ mediaUrl: v.string(), thumbnailUrl: v.nullable(v.string()) }));

/**
 * The files of the folder `public`, by their addresses, that withdrawn items show and no other published item does: who
 * has noted such an address while it was shown gets nothing there any more. Mostly there are none, which one small
 * question tells.
 */
export async function withdrawnFiles(strapi: Core.Strapi): Promise<ReadonlySet<string>> {
  async function filesOf(where: object): Promise<Set<string>> {
    const found: unknown = await strapi.db
      .query(eventMediaUid)
      .findMany({ select: ['mediaUrl', 'thumbnailUrl'], where: { ...where, publishedAt: { $notNull: true } } });
    const addresses = v
      .parse(itemsSchema, found)
      .flatMap(({ mediaUrl, thumbnailUrl }) => [mediaUrl, thumbnailUrl ?? '']);
    const paths = addresses.map(readSitePath).filter((path) => path?.kind === 'public');
    return new Set(paths.map(({ names }) => publicAddress(names)));
  }

  const withdrawn = await filesOf({ withdrawn: true });
  if (withdrawn.size > 0) {
    for (const shown of await filesOf({ $or: [{ withdrawn: false }, { withdrawn: { $null: true } }] })) {
      withdrawn.delete(shown);
    }
  }
  return withdrawn;
}
