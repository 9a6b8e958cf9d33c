import type { Core } from '@strapi/strapi';
import { accountOf } from '../../lib/account';
import { runAsSystem } from '../../lib/run-as-system';
import { strapiService } from '../../lib/strapi-services';
import { maySeeConfidential } from '../../lib/viewer';
import { prayerRequestUid } from '../request-uids';
import { readingRecordUid } from './record-reading';
import { onChanging, onReading } from './row-events';

type Narrowable = { params: { where?: unknown } };

/** Confidential prayer requests, and the reading records that would reveal their references and number. */
const narrowedUids = [prayerRequestUid, readingRecordUid] as const;

/**
 * Hides them from everybody but the prayer team. A database subscriber, because the content manager bypasses the
 * document layer in places, such as bulk deletion.
 */
export function hideConfidentialRequests(strapi: Core.Strapi): void {
  const narrow = ({ params }: Narrowable) => {
    if (maySeeConfidential(strapi)) return;
    params.where = { $and: [params.where ?? {}, { confidential: { $eq: false } }] };
  };
  strapi.db.lifecycles.subscribe({ models: [...narrowedUids], ...onReading(narrow), ...onChanging(narrow) });
}

/** The ones that Strapi counted: it considers the roles of the account, not the limits of its token. */
async function countedUids(strapi: Core.Strapi): Promise<readonly string[]> {
  const account = accountOf(strapi.requestContext.get()?.state);
  if (!account) return [];
  const granted = await strapiService(strapi, 'admin', 'permission').findMany({
    where: {
      action: 'plugin::content-manager.explorer.read',
      subject: { $in: [...narrowedUids] },
      role: { users: { id: account.id } },
    },
  });
  return narrowedUids.filter((uid) => granted.some(({ subject }) => subject === uid));
}

/** The panel's home page counts rows with its own queries, so hidden ones are subtracted. */
export function excludeConfidentialFromHomepage(strapi: Core.Strapi): void {
  const homepage = strapiService(strapi, 'content-manager', 'homepage');
  const countEverything = homepage.getCountDocuments.bind(homepage);
  homepage.getCountDocuments = async () => {
    const counts = await countEverything();
    if (maySeeConfidential(strapi)) return counts;
    let { published } = counts;
    for (const uid of await countedUids(strapi)) {
      const hidden = { $or: [{ confidential: true }, { confidential: { $null: true } }] };
      published -= await runAsSystem(() => strapi.db.query(uid).count({ where: hidden }));
    }
    return { ...counts, published };
  };
}

export const notConfidential = 'api::not-confidential';

/** The conditions that can limit a role's permission on prayer requests in the panel. */
export async function registerConditions(strapi: Core.Strapi): Promise<void> {
  await strapiService(strapi, 'admin', 'permission').conditionProvider.register({
    displayName: 'Is not confidential',
    name: 'not-confidential',
    category: 'Prayer requests',
    handler: () => ({ confidential: { $eq: false } }),
  });
}
