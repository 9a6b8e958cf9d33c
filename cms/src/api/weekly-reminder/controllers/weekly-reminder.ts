import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireAccount } from '../../../lib/account';
import { changeReminder, deskCall, deskCallWithBody, readDeskInput, reminderOf } from '../../../requests';
import { reminderChangeSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const answer = async (ctx: Context) => {
    ctx.body = await reminderOf(strapi, requireAccount(ctx));
  };
  return {
    read: deskCall(answer),
    change: deskCallWithBody(async (ctx, { id }, body) => {
      await changeReminder(strapi, id, readDeskInput(reminderChangeSchema, body), Date.now());
      await answer(ctx);
    }),
  };
};
