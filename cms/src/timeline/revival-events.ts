import type { Core } from '@strapi/strapi';
import { table } from '../lib/table';
import * as v from 'valibot';
import { chooseLanguage, collectionOf, createPublishedEntries, type PresentedEntry, presentReadable } from '../content';
import { defaultLocale } from '../contracts/language';
import type { Locale } from '../contracts/site-setting';
import { type RevivalEvent, revivalEventSchema } from '../contracts/revival-event';

export const revivalEventUid = 'api::revival-event.revival-event';

const timeline = collectionOf(revivalEventUid, { sort: ['date'] });

/** The timeline shows all events; even decades make only hundreds. */
const everything = { fields: undefined, page: 1, pageSize: 10_000 };

/** The public fields of an event. If its location is hidden, visitors get the region instead. */
function present({ documentId, location, region, placeIsRegionOnly, ...event }: PresentedEntry): RevivalEvent {
  const count = (name: string) => event[name] ?? 0;
  return v.parse(revivalEventSchema, {
    ...event,
    id: documentId,
    location: placeIsRegionOnly === true ? (region ?? '') : location,
    attendance: count('attendance'),
    salvations: count('salvations'),
    healings: count('healings'),
  });
}

export const createRevivalEvents = ({ strapi }: { strapi: Core.Strapi }) => ({
  async timeline(locale: Locale): Promise<RevivalEvent[]> {
    const { entries } = await createPublishedEntries(strapi).list(timeline, { locale, ...everything });
    const shown = await Promise.all(entries.map((entry) => presentReadable(strapi, revivalEventUid, entry, present)));
    return shown.filter((event) => event !== undefined).reverse();
  },

  /** True if the current call may see it: if it is published, or in a preview. */
  async isShown(documentId: string): Promise<boolean> {
    return (await createPublishedEntries(strapi).row(timeline, documentId, defaultLocale, [])) !== undefined;
  },

  async isPublished(documentId: string): Promise<boolean> {
    const where = { documentId, publishedAt: { $notNull: true } };
    return (await strapi.db.query(revivalEventUid).count({ where })) > 0;
  },

  /** English if both languages have a draft, because a relation in the panel names one language. */
  async language(documentId: string): Promise<string> {
    const where = { documentId, publishedAt: { $null: true } };
    const found = await table(strapi, revivalEventUid).findMany({ select: ['documentId', 'locale'], where });
    return chooseLanguage(found, defaultLocale)[0]?.locale ?? defaultLocale;
  },
});
