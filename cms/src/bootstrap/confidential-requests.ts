import type { Core } from '@strapi/strapi';
import { prayerRequestUid } from '../api/submission/request-uids';
import { asProgram } from '../lib/as-program';
import { maySeeConfidential } from './viewer';

type Narrowable = { params: { where?: unknown } };

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
    models: [prayerRequestUid],
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
    if (maySeeConfidential(strapi) || !mayReadPrayerRequests(strapi)) return counts;
    const hidden = await asProgram(() => strapi.db.query(prayerRequestUid).count({ where: { confidential: true } }));
    return { ...counts, published: counts.published - hidden };
  };
}

function mayReadPrayerRequests(strapi: Core.Strapi): boolean {
  const ability: unknown = strapi.requestContext.get()?.state['userAbility'];
  return hasCan(ability) && ability.can('plugin::content-manager.explorer.read', prayerRequestUid);
}

function hasCan(value: unknown): value is { can: (action: string, subject: string) => boolean } {
  return typeof value === 'object' && value !== null && 'can' in value && typeof value.can === 'function';
}
