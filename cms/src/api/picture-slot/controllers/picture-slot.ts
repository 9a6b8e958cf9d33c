import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { pathParameter } from '../../../lib/path-parameter';
import { fieldErrors, readContract } from '../../../lib/read-contract';
import { readSentFile } from '../../../lib/sent-file';
import { refuse } from '../../../lib/refuse';
import { createPictureSlots } from '../../../media';
import { requireSignedIn } from '../../../panel';
import { withJsonBody } from '../../../requests';
import {
  type PictureSlot,
  pictureSlotMessages,
  slotChangeSchema,
  slotFileField,
} from '../../../contracts/picture-slot';

function answer(ctx: Context, slot: PictureSlot | 'missing' | 'changed-since', status = 200): void {
  if (slot === 'missing') throw new errors.NotFoundError('The site has no such place');
  if (slot === 'changed-since') {
    refuse(ctx, 409, 'ConflictError', 'Somebody else has replaced this file since, or there is no earlier one');
    return;
  }
  ctx.status = status;
  ctx.body = slot;
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const slots = createPictureSlots({ strapi });

  return {
    async find(ctx: Context): Promise<void> {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await slots.list();
    },

    async replace(ctx: Context): Promise<void> {
      ctx.set('Cache-Control', 'no-store');
      if (!ctx.is('multipart/form-data')) {
        refuse(ctx, 415, 'UnsupportedMediaTypeError', 'The file must be sent as multipart/form-data');
        return;
      }
      const file = readSentFile(ctx, slotFileField);
      if (!file?.size) {
        const message = `Send one file that is not empty, as “${slotFileField}”`;
        throw fieldErrors([{ path: [slotFileField], message }], {});
      }
      const { id } = await requireSignedIn(strapi, ctx);
      const slot = await slots.replace(pathParameter(ctx, 'key'), file, id);
      if (slot === 'too-large') throw new errors.PayloadTooLargeError('The file is too large for this place');
      if (slot === 'wrong-kind') {
        refuse(ctx, 415, 'UnsupportedMediaTypeError', 'This place needs a file of another kind');
        return;
      }
      answer(ctx, slot, 201);
    },

    async undo(ctx: Context): Promise<void> {
      ctx.set('Cache-Control', 'no-store');
      const id = Number(pathParameter(ctx, 'id'));
      answer(ctx, Number.isSafeInteger(id) ? await slots.undo(pathParameter(ctx, 'key'), id) : 'missing');
    },

    update: withJsonBody(async (ctx, body) => {
      const change = readContract(slotChangeSchema, body, pictureSlotMessages);
      answer(ctx, await slots.change(pathParameter(ctx, 'key'), change));
    }),
  };
};
