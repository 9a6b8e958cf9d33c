import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { createImages, pictureFormat } from '../../../media';
import { readSentFile } from '../../../lib/sent-file';
import { fieldErrors } from '../../../lib/read-contract';
import { refuse } from '../../../lib/refuse';
import { imageValidationBodySchema, largestUploadBytes, uploadField } from '../../../contracts/image';

const invalid = (field: string, message: string) => fieldErrors([{ path: [field], message }], {});

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const images = createImages({ strapi });

  return {
    async available(ctx: Context): Promise<void> {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await images.available();
    },

    async validate(ctx: Context): Promise<void> {
      const body = v.safeParse(imageValidationBodySchema, ctx.request.body);
      if (!body.success) throw invalid('imageUrl', 'An address of at most 2048 characters is needed');
      ctx.body = await images.validate(body.output.imageUrl);
    },

    async upload(ctx: Context): Promise<void> {
      if (!ctx.is('multipart/form-data')) {
        refuse(ctx, 415, 'UnsupportedMediaTypeError', 'The picture must be sent as multipart/form-data');
        return;
      }
      const file = readSentFile(ctx, uploadField);
      if (!file) throw invalid(uploadField, `Send one picture, as “${uploadField}”`);
      const { filepath, originalFilename, size } = file;
      if (size === 0) throw invalid(uploadField, 'The file is empty');
      if (size > largestUploadBytes) throw new errors.PayloadTooLargeError('The picture is larger than 25 MB');
      const bytes = await readFile(filepath);
      if (!pictureFormat(bytes)) {
        refuse(ctx, 415, 'UnsupportedMediaTypeError', 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted');
        return;
      }
      const stored = await images.keep(bytes, originalFilename ?? '');
      if (!stored)
        throw invalid(
          uploadField,
          'The picture cannot be read, or has too many pixels. Save it smaller, or as a JPEG that is not progressive',
        );
      ctx.status = 201;
      ctx.body = stored;
    },
  };
};
