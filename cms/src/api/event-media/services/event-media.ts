import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import createRevivalEvents from '../../revival-event/services/revival-event';
import { type EventMedia, type MediaOrder, eventMediaListSchema, type mediaChangeSchema } from '../contract';
import { readOrder } from '../in-order';
import { keptAddress } from '../kept-address';
import { eventMediaUid, inTurn, numberItems, publishedRows } from '../media-rows';
import type { newEventMediaSchema } from '../contract';

type NewItem = v.InferOutput<typeof newEventMediaSchema>;
type Change = v.InferOutput<typeof mediaChangeSchema>;

const rowsSchema = v.array(
  v.looseObject({ documentId: v.string(), caption: v.nullable(v.string()), withdrawn: v.nullable(v.boolean()) }),
);

/** The media of events as the site shows them: what is published, in its order. Drafts are the panel's alone. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const events = createRevivalEvents({ strapi });

  async function read(where: Record<string, unknown>): Promise<EventMedia[]> {
    const found: unknown = await strapi.db.query(eventMediaUid).findMany({
      where: { ...where, publishedAt: { $notNull: true } },
      orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    });
    const items = v.parse(rowsSchema, found).map(({ documentId, caption, withdrawn, ...item }) => ({
      ...item,
      id: documentId,
      caption: caption ?? '',
      ...(withdrawn === true ? { withdrawn } : {}),
    }));
    return v.parse(eventMediaListSchema, items);
  }

  async function one(documentId: string): Promise<EventMedia | undefined> {
    const [item] = await read({ documentId });
    return item;
  }

  async function insert(eventDocumentId: string, item: NewItem, accountId: number): Promise<string> {
    const { documentId } = await strapi.documents(eventMediaUid).create({
      data: {
        ...item,
        event: { documentId: eventDocumentId, locale: await events.language(eventDocumentId) },
        createdBy: accountId,
        updatedBy: accountId,
      },
    });
    await strapi.documents(eventMediaUid).publish({ documentId });
    return documentId;
  }

  return {
    /** Nothing where there is no such event; withdrawn items only for those who look after them. */
    async list(eventDocumentId: string, withWithdrawn: boolean): Promise<EventMedia[] | undefined> {
      if (!(await events.isPublished(eventDocumentId))) {
        return undefined;
      }
      const items = await read({ eventDocumentId });
      return withWithdrawn ? items : items.filter(({ withdrawn }) => !withdrawn);
    },

    /** A new item, last in its event. */
    async add(
      eventDocumentId: string,
      item: NewItem,
      accountId: number,
    ): Promise<EventMedia | 'no-event' | 'not-showable'> {
      if (!(await events.isPublished(eventDocumentId))) {
        return 'no-event';
      }
      // Before it is this call's turn: another server may take its time.
      const mediaUrl = await keptAddress(strapi, item.mediaType, item.mediaUrl);
      if (mediaUrl === null) {
        return 'not-showable';
      }
      return inTurn(strapi, async () => {
        if (!(await events.isPublished(eventDocumentId))) {
          return 'no-event';
        }
        const documentId = await insert(eventDocumentId, { ...item, mediaUrl }, accountId);
        return (await one(documentId)) ?? 'no-event';
      });
    },

    async reorder(
      eventDocumentId: string,
      { mediaOrders }: MediaOrder,
    ): Promise<EventMedia[] | 'no-event' | 'not-whole'> {
      return inTurn(strapi, async () => {
        if (!(await events.isPublished(eventDocumentId))) {
          return 'no-event';
        }
        const rows = new Map((await publishedRows(strapi, eventDocumentId)).map((row) => [row.documentId, row]));
        const order = readOrder([...rows.keys()], mediaOrders);
        if (!order) {
          return 'not-whole';
        }
        await numberItems(
          strapi,
          order.flatMap((id) => rows.get(id) ?? []),
        );
        return read({ eventDocumentId });
      });
    },

    /** Changes what is published and its draft alike, and nothing else that an editor may be at work on. */
    async change(documentId: string, { caption, withdrawn }: Change): Promise<EventMedia | undefined> {
      return inTurn(strapi, async () => {
        if (!(await one(documentId))) {
          return undefined;
        }
        const data = {
          ...(caption === undefined ? {} : { caption }),
          ...(withdrawn === undefined ? {} : { withdrawn }),
        };
        await strapi.db.query(eventMediaUid).updateMany({ where: { documentId }, data });
        return one(documentId);
      });
    },

    /** Whether there was such an item. Those behind it move up. */
    async remove(documentId: string): Promise<boolean> {
      return inTurn(strapi, async () => {
        if (!(await one(documentId))) {
          return false;
        }
        await strapi.documents(eventMediaUid).delete({ documentId });
        return true;
      });
    },
  };
};
