import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readIdempotencyKey } from '../../../lib/idempotent-calls';
import { isEntryName, pathParameter } from '../../../lib/path-parameter';
import { refuseReusedKey } from '../../../lib/refuse';
import { isMediaAdmin, requireSignedIn } from '../../../panel';
import { readPageQuery } from '../../../content';
import { withJsonBody } from '../../../requests';
import type { Locale } from '../../../contracts/site-setting';
import { mediaChangeSchema, mediaOrderSchema, newEventMediaSchema } from '../../../contracts/event-media';
import { createEventMedia, readMediaInput, refuseMediaInput } from '../../../timeline';

const noEvent = () => new errors.NotFoundError('This event does not exist');
const noItem = () => new errors.NotFoundError('This item does not exist');

function readId(ctx: Context, otherwise: () => Error): string {
  const id = pathParameter(ctx, 'id');
  if (!isEntryName(id)) throw otherwise();
  return id;
}

const withBody = (action: (ctx: Context, body: Record<string, unknown>, locale: Locale) => Promise<void>) =>
  withJsonBody((ctx, body) => action(ctx, body, readPageQuery(ctx.query).locale));

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const media = createEventMedia({ strapi });

  /** An expired token is refused although the list is public: its owner would take the visitors' list for all. */
  async function isFromMediaAdmin(ctx: Context): Promise<boolean> {
    if (ctx.get('Authorization') === '') return false;
    return isMediaAdmin(await requireSignedIn(strapi, ctx));
  }

  return {
    async find(ctx: Context): Promise<void> {
      const { locale } = readPageQuery(ctx.query);
      ctx.vary('Authorization');
      const isAdmin = await isFromMediaAdmin(ctx);
      if (isAdmin) {
        ctx.set('Cache-Control', 'no-store');
      }
      const items = await media.list(readId(ctx, noEvent), { locale, isAdmin });
      if (!items) throw noEvent();
      ctx.body = items;
    },

    create: withBody(async (ctx, body, locale) => {
      const item = readMediaInput(newEventMediaSchema, body);
      const account = await requireSignedIn(strapi, ctx);
      const added = await media.add(readId(ctx, noEvent), item, {
        locale,
        accountId: account.id,
        idempotencyKey: readIdempotencyKey(ctx.headers['idempotency-key']),
      });
      if (added === 'key-reused') {
        refuseReusedKey(ctx);
        return;
      }
      if (added === 'no-event') throw noEvent();
      if (added === 'not-showable') {
        refuseMediaInput(['mediaUrl'], 'eventMedia.mediaUrl.invalid');
      }
      ctx.status = 201;
      ctx.body = added;
    }),

    reorder: withBody(async (ctx, body, locale) => {
      const items = await media.reorder(readId(ctx, noEvent), readMediaInput(mediaOrderSchema, body), locale);
      if (items === 'no-event') throw noEvent();
      if (items === 'not-whole') {
        refuseMediaInput(['mediaOrders'], 'eventMedia.order.invalid');
      }
      ctx.body = items;
    }),

    update: withBody(async (ctx, body, locale) => {
      const change = readMediaInput(mediaChangeSchema, body);
      const item = await media.change(readId(ctx, noItem), change, locale);
      if (!item) throw noItem();
      if (item === 'not-showable') refuseMediaInput(['thumbnailUrl'], 'eventMedia.mediaUrl.invalid');
      ctx.body = item;
    }),

    async delete(ctx: Context): Promise<void> {
      if (!(await media.remove(readId(ctx, noItem)))) throw noItem();
      ctx.status = 204;
    },
  };
};
