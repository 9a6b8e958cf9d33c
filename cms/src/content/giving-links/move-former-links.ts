import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { sharedValue } from '../publishing/shared-value';
import {
  type FormerLinks,
  formerLinksKey,
  formerLinksSchema,
  formerLinksStore,
  givingLinkFields,
} from './former-giving-links';

const uid = 'api::support-page.support-page';

const pagesSchema = v.array(v.looseObject({ id: v.number(), publishedAt: v.unknown() }));

/** What counts for a version of the giving page: the links of that version, or else those of the other one. */
function linkFor(links: FormerLinks, field: string, isPublished: boolean) {
  const own = sharedValue(
    links.filter((link) => link.isPublished === isPublished),
    field,
  );
  return own.value === null ? sharedValue(links, field) : own;
}

/** Puts the links that `copyFormerLinks` copied onto the giving page, once. Without one they wait for the next start. */
export async function moveFormerLinks(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(formerLinksStore);
  await withAdvisoryLock(strapi, 'former-giving-links', async () => {
    const stored: unknown = await store.get({ key: formerLinksKey });
    if (stored === null || stored === undefined) return;
    const links = v.parse(formerLinksSchema, stored);
    const found: unknown = await strapi.db.query(uid).findMany({ select: ['id', 'publishedAt', ...givingLinkFields] });
    const pages = v.parse(pagesSchema, found);
    if (pages.length === 0) {
      strapi.log.warn('The giving links of the site settings wait for a giving page: create one, and start again.');
      return;
    }
    const disputed = new Set<string>();
    for (const page of pages) {
      for (const field of givingLinkFields) {
        const { value, isDisputed } = linkFor(links, field, page.publishedAt !== null);
        if (isDisputed) disputed.add(field);
        if ((page[field] ?? null) !== null || value === null) continue;
        await strapi.db.query(uid).updateMany({ where: { id: page.id }, data: { [field]: value } });
      }
    }
    await store.delete({ key: formerLinksKey });
    strapi.log.info('The giving links of the site settings have moved to the giving page');
    if (disputed.size > 0) {
      const names = [...disputed].join(', ');
      strapi.log.warn(`${uid}: the languages differed in ${names}. English now counts for both; please check.`);
    }
  });
}
