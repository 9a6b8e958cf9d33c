import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { isRecord } from '../../../lib/is-record';
import { pathParameter } from '../../../lib/path-parameter';
import { readContract } from '../../../lib/read-contract';
import { refuse } from '../../../lib/refuse';
import { createPictureSlots } from '../../../media';
import { signedInAccount } from '../../../panel';
import { isJson, readBody } from '../../../requests';
import { type PictureSlot, pictureSlotMessages, slotChangeSchema, slotFileField } from '../contract';

const sentFileSchema = v.object({ filepath: v.string(), size: v.number() });

/** The single file of a multipart body, in the field that the contract names. */
function readFileOf(ctx: Context): v.InferOutput<typeof sentFileSchema> {
  const files: unknown = 'files' in ctx.request ? ctx.request.files : undefined;
  const names = isRecord(files) ? Object.keys(files) : [];
  const file = v.safeParse(sentFileSchema, isRecord(files) ? files[slotFileField] : undefined);
  if (!file.success || names.length !== 1 || file.output.size === 0) {
    const message = `Send one file that is not empty, as “${slotFileField}”`;
    throw new errors.ValidationError(message, {
      errors: [{ path: [slotFileField], message, name: 'ValidationError' }],
    });
  }
  return file.output;
}

function answer(ctx: Context, slot: PictureSlot | 'missing' | 'changed-since', status = 200): void {
  if (slot === 'missing') {
    throw new errors.NotFoundError('The site has no such place');
  }
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
      const file = readFileOf(ctx);
      const account = await signedInAccount(strapi, ctx);
      if (account === null) {
        throw new errors.UnauthorizedError('Please sign in');
      }
      const slot = await slots.replace(pathParameter(ctx, 'key'), file, account.id);
      if (slot === 'too-large') {
        throw new errors.PayloadTooLargeError('The file is too large for this place');
      }
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

    async update(ctx: Context): Promise<void> {
      ctx.set('Cache-Control', 'no-store');
      if (!isJson(ctx)) {
        refuse(ctx, 415, 'UnsupportedMediaTypeError', 'The body must be sent as application/json');
        return;
      }
      const change = readContract(slotChangeSchema, readBody(ctx), pictureSlotMessages);
      answer(ctx, await slots.change(pathParameter(ctx, 'key'), change));
    },
  };
};
