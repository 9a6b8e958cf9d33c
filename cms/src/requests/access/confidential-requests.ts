import type { Core } from '@strapi/strapi';
import { readingRecordUid } from './record-reading';
import { prayerRequestUid } from '../request-uids';
import { runAsSystem } from '../../lib/run-as-system';
import { isRecord } from '../../lib/is-record';
import { strapiService } from '../../lib/strapi-services';
import { maySeeConfidential } from '../../lib/viewer';

type Narrowable = { params: { where?: unknown } };

/** Confidential prayer requests, and the record of who read them, whose references and number would reveal them. */
const narrowedUids = [prayerRequestUid, readingRecordUid] as const;

/**
 * Hides confidential prayer requests from everybody but the prayer team, below the document layer: lists, single
 * entries, counts, searches and sorting never meet them, and changing or deleting finds nothing. The content manager
 * asks the database past the document layer in places (whether an entry exists, bulk deletion), so the line is drawn
 * here.
 */
export function hideConfidentialRequests(strapi: Core.Strapi): void {
  const narrow = ({ params }: Narrowable) => {
    if (maySeeConfidential(strapi)) return;
    params.where = { $and: [params.where ?? {}, { confidential: { $eq: false } }] };
  };
  strapi.db.lifecycles.subscribe({
    models: [...narrowedUids],
    beforeFindOne: narrow,
    beforeFindMany: narrow,
    beforeCount: narrow,
    beforeUpdate: narrow,
    beforeUpdateMany: narrow,
    beforeDelete: narrow,
    beforeDeleteMany: narrow,
  });
}

/** Those of them that Strapi counted: it goes by the roles of the account, not by what a token of it may do. */
async function countedUids(strapi: Core.Strapi): Promise<readonly string[]> {
  const user: unknown = strapi.requestContext.get()?.state['user'];
  if (!isRecord(user)) return [];
  const granted = await strapiService(strapi, 'admin', 'permission').findMany({
    where: {
      action: 'plugin::content-manager.explorer.read',
      subject: { $in: [...narrowedUids] },
      role: { users: { id: user['id'] } },
    },
  });
  return narrowedUids.filter((uid) => granted.some(({ subject }) => subject === uid));
}

/** The panel's home page counts rows by hand; what one may not see is taken off again. */
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
