import type { Core } from '@strapi/strapi';
import { readingRecordUid } from '../api/reading-record/record-reading';
import { prayerRequestUid } from '../api/submission/request-uids';
import { asProgram } from '../lib/as-program';
import { maySeeConfidential } from './viewer';

type Narrowable = { params: { where?: unknown } };

/** Confidential prayer requests, and the record of who read them: its references and their number would tell of them. */
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

type HomepageService = { getCountDocuments: () => Promise<{ published: number }> };

/** The panel's home page counts rows by hand; what one may not see is taken off again. */
export function leaveConfidentialOutOfHomepage(strapi: Core.Strapi): void {
  const homepage: HomepageService = strapi.plugin('content-manager').service('homepage');
  const countEverything = homepage.getCountDocuments.bind(homepage);
  homepage.getCountDocuments = async () => {
    const counts = await countEverything();
    if (maySeeConfidential(strapi)) return counts;
    let { published } = counts;
    for (const uid of narrowedUids) {
      if (!mayRead(strapi, uid)) continue;
      const hidden = { $or: [{ confidential: true }, { confidential: { $null: true } }] };
      published -= await asProgram(() => strapi.db.query(uid).count({ where: hidden }));
    }
    return { ...counts, published };
  };
}

function mayRead(strapi: Core.Strapi, uid: string): boolean {
  const ability: unknown = strapi.requestContext.get()?.state['userAbility'];
  return hasCan(ability) && ability.can('plugin::content-manager.explorer.read', uid);
}

function hasCan(value: unknown): value is { can: (action: string, subject: string) => boolean } {
  return typeof value === 'object' && value !== null && 'can' in value && typeof value.can === 'function';
}
