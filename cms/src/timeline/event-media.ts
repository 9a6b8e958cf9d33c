import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { table } from '../lib/table';
import { shownVersion } from '../content';
import { createImages } from '../media';
import { isShowable, isSitePath } from '../lib/media-address';
import { answerOnce, earlierAnswer } from '../lib/idempotent-calls';
import { createRevivalEvents } from './revival-events';
import { defaultLocale } from '../contracts/language';
import type { Locale } from '../contracts/site-setting';
import {
  captionIn,
  type EventMedia,
  eventMediaListSchema,
  eventMediaSchema,
  type mediaChangeSchema,
  type MediaOrder,
  type newEventMediaSchema,
} from '../contracts/event-media';
import { eventMediaUid, numberItems, publishedRows, readOrder, withMediaLock } from './media-rows';
import { parseYouTubeLink, youTubeLink } from '../contracts/video';

type NewItem = v.InferOutput<typeof newEventMediaSchema>;
type Change = v.InferOutput<typeof mediaChangeSchema>;

/** Who adds an item, in which language, and the key by which the same call is recognized when it is repeated. */
type Addition = { locale: Locale; accountId: number; idempotencyKey: string | null };

type Reader = { locale: Locale; isAdmin: boolean };

function captionColumns({ caption, captions }: Pick<Change, 'caption' | 'captions'>, locale: Locale) {
  const sent = { ...(caption === undefined ? {} : { [locale]: caption }), ...captions };
  return {
    ...(sent.en === undefined ? {} : { caption: sent.en }),
    ...(sent.es === undefined ? {} : { captionEs: sent.es }),
  };
}

/** The published media of events, in order. Drafts are visible in the panel only. */
export const createEventMedia = ({ strapi }: { strapi: Core.Strapi }) => {
  const events = createRevivalEvents({ strapi });

  async function read(where: Record<string, unknown>, { locale, isAdmin }: Reader): Promise<EventMedia[]> {
    const found = await table(strapi, eventMediaUid).findMany({
      where: { ...where, ...shownVersion(strapi, eventMediaUid) },
      orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    });
    const items = found.map(({ documentId, mediaUrl, caption, captionEs, withdrawn, ...item }) => {
      const captions = { en: caption ?? '', es: captionEs ?? '' };
      const video = parseYouTubeLink(mediaUrl ?? '');
      return {
        ...item,
        // Browsers take an address without a scheme for one of this site.
        mediaUrl: video ? youTubeLink(video) : mediaUrl,
        id: documentId,
        ...captionIn(captions, locale),
        ...(withdrawn === true ? { withdrawn } : {}),
        ...(isAdmin ? { captions } : {}),
      };
    });
    return v.parse(eventMediaListSchema, items);
  }

  async function one(documentId: string, locale: Locale): Promise<EventMedia | undefined> {
    const [item] = await read({ documentId }, { locale, isAdmin: true });
    return item;
  }

  /** Pictures from other servers are copied, so that visitors' browsers never contact them. */
  async function showableAddress({ mediaType, mediaUrl }: NewItem): Promise<string | null> {
    if (mediaType === 'image') return createImages({ strapi }).adopt(mediaUrl);
    return isShowable(mediaType, mediaUrl) ? mediaUrl : null;
  }

  async function insert(
    eventDocumentId: string,
    { caption, captions, ...item }: NewItem,
    locale: Locale,
    accountId: number,
  ): Promise<string> {
    const { documentId } = await strapi.documents(eventMediaUid).create({
      data: {
        ...item,
        ...captionColumns({ caption, captions }, locale),
        event: { documentId: eventDocumentId, locale: await events.language(eventDocumentId) },
        createdBy: accountId,
        updatedBy: accountId,
      },
    });
    await strapi.documents(eventMediaUid).publish({ documentId });
    return documentId;
  }

  return {
    /** Undefined if there is no such event. Withdrawn items are included only for accounts that manage media. */
    async list(eventDocumentId: string, reader: Reader): Promise<EventMedia[] | undefined> {
      if (!(await events.isShown(eventDocumentId))) return undefined;
      const items = await read({ eventDocumentId }, reader);
      return reader.isAdmin ? items : items.filter(({ withdrawn }) => !withdrawn);
    },

    /** Adds an item at the end of its event; once, however often the same call is repeated. */
    async add(
      eventDocumentId: string,
      item: NewItem,
      { locale, accountId, idempotencyKey }: Addition,
    ): Promise<EventMedia | 'no-event' | 'not-showable' | 'key-reused'> {
      const call = { key: idempotencyKey, content: ['event-media', eventDocumentId, item, locale, accountId] };
      // Before fetching from another server, which would store a second copy.
      const earlier = await earlierAnswer(strapi, call, eventMediaSchema);
      if (earlier !== undefined) return earlier;
      if (!(await events.isPublished(eventDocumentId))) return 'no-event';
      // Before taking the lock, because fetching from another server can take long.
      const mediaUrl = await showableAddress(item);
      if (mediaUrl === null) return 'not-showable';
      return answerOnce(strapi, call, eventMediaSchema, () =>
        withMediaLock(strapi, async () => {
          if (!(await events.isPublished(eventDocumentId))) return 'no-event';
          const documentId = await insert(eventDocumentId, { ...item, mediaUrl }, locale, accountId);
          return (await one(documentId, locale)) ?? 'no-event';
        }),
      );
    },

    async reorder(
      eventDocumentId: string,
      { mediaOrders }: MediaOrder,
      locale: Locale,
    ): Promise<EventMedia[] | 'no-event' | 'not-whole'> {
      return withMediaLock(strapi, async () => {
        if (!(await events.isPublished(eventDocumentId))) return 'no-event';
        const rows = new Map((await publishedRows(strapi, eventDocumentId)).map((row) => [row.documentId, row]));
        const order = readOrder([...rows.keys()], mediaOrders);
        if (!order) return 'not-whole';
        await numberItems(
          strapi,
          order.flatMap((id) => rows.get(id) ?? []),
        );
        return read({ eventDocumentId }, { locale, isAdmin: true });
      });
    },

    async change(
      documentId: string,
      { withdrawn, thumbnailUrl, ...written }: Change,
      locale: Locale,
    ): Promise<EventMedia | 'not-showable' | undefined> {
      if (thumbnailUrl !== undefined && !isSitePath(thumbnailUrl)) return 'not-showable';
      return withMediaLock(strapi, async () => {
        if (!(await one(documentId, locale))) return undefined;
        const data = {
          ...captionColumns(written, locale),
          ...(withdrawn === undefined ? {} : { withdrawn }),
          ...(thumbnailUrl === undefined ? {} : { thumbnailUrl }),
        };
        if (Object.keys(data).length > 0) {
          await strapi.db.query(eventMediaUid).updateMany({ where: { documentId }, data });
        }
        return one(documentId, locale);
      });
    },

    /** Returns whether the item existed. Later items move up. */
    async remove(documentId: string): Promise<boolean> {
      return withMediaLock(strapi, async () => {
        if (!(await one(documentId, defaultLocale))) return false;
        await strapi.documents(eventMediaUid).delete({ documentId });
        return true;
      });
    },
  };
};
