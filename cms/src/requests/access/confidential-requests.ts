import type { Core } from '@strapi/strapi';
import { strapiService } from '../../lib/strapi-services';
import { maySeeConfidential } from '../../lib/viewer';
import { prayerRequestUid } from '../request-uids';
import { readingRecordUid } from './record-reading';
import { onChanging, onReading } from './closed-tables';

/**
 * Hides confidential prayer requests, and the records of reading them, from everybody but the prayer team. A database subscriber, because the content manager bypasses the
 * document layer in some calls, such as bulk deletion.
 */
export function hideConfidentialRequests(strapi: Core.Strapi): void {
  const narrow = ({ params }: { params: { where?: unknown } }) => {
    if (maySeeConfidential(strapi)) return;
    params.where = { $and: [params.where ?? {}, { confidential: { $eq: false } }] };
  };
  strapi.db.lifecycles.subscribe({
    models: [prayerRequestUid, readingRecordUid],
    ...onReading(narrow),
    ...onChanging(narrow),
  });
}

/** The panel's home counts entries by its own queries, hidden ones too, though no card shows it (`home-page.ts`). */
export function countNoEntries(strapi: Core.Strapi): void {
  const homepage = strapiService(strapi, 'content-manager', 'homepage');
  homepage.getCountDocuments = () => Promise.resolve({ draft: 0, modified: 0, published: 0 });
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
