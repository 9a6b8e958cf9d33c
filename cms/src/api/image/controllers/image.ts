import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { createImages, pictureFormat } from '../../../media';
import { isRecord } from '../../../lib/is-record';
import { refuse } from '../../../lib/refuse';
import { imageValidationBodySchema, largestUploadBytes, uploadField } from '../contract';

const sentFileSchema = v.object({ filepath: v.string(), originalFilename: v.nullable(v.string()), size: v.number() });

function invalid(field: string, message: string): errors.ValidationError {
  return new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
}

/** The single file of a multipart body, in the field that the contract names. */
function readFileOf(ctx: Context): v.InferOutput<typeof sentFileSchema> {
  const files: unknown = 'files' in ctx.request ? ctx.request.files : undefined;
  const names = isRecord(files) ? Object.keys(files) : [];
  const file = v.safeParse(sentFileSchema, isRecord(files) ? files[uploadField] : undefined);
  if (!file.success || names.length !== 1) {
    throw invalid(uploadField, `Send one picture, as “${uploadField}”`);
  }
  return file.output;
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const images = createImages({ strapi });

  return {
    async available(ctx: Context): Promise<void> {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await images.available();
    },

    async validate(ctx: Context): Promise<void> {
      const body = v.safeParse(imageValidationBodySchema, ctx.request.body);
      if (!body.success) {
        throw invalid('imageUrl', 'An address of at most 2048 characters is needed');
      }
      ctx.body = await images.validate(body.output.imageUrl);
    },

    async upload(ctx: Context): Promise<void> {
      if (!ctx.is('multipart/form-data')) {
        refuse(ctx, 415, 'UnsupportedMediaTypeError', 'The picture must be sent as multipart/form-data');
        return;
      }
      const { filepath, originalFilename, size } = readFileOf(ctx);
      if (size === 0) {
        throw invalid(uploadField, 'The file is empty');
      }
      if (size > largestUploadBytes) {
        throw new errors.PayloadTooLargeError('The picture is larger than 25 MB');
      }
      const bytes = await readFile(filepath);
      if (!pictureFormat(bytes)) {
        refuse(ctx, 415, 'UnsupportedMediaTypeError', 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted');
        return;
      }
      const kept = await images.keep(bytes, originalFilename ?? '');
      if (!kept) {
        throw invalid(uploadField, 'The picture cannot be read, or it has too many pixels');
      }
      ctx.status = 201;
      ctx.body = kept;
    },
  };
};
