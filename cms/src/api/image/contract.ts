import * as v from 'valibot';

/** A longer address is no address of a picture; browsers and servers stop far below it. */
export const longestAddress = 2048;

/** What a telephone's camera makes fits in; the site's own form sends less, as it makes pictures smaller first. */
export const largestUploadBytes = 25 * 1024 * 1024;

/** The form field that carries the picture of POST /api/images. */
export const uploadField = 'file';

/** The one message for every unusable picture: the reason could reveal something about the server's network. */
export const imageMessages = { 'image.inaccessible': 'Invalid or inaccessible' } as const;

/**
 * A picture in the Media Library's folder `public` or below it. Its address is percent-encoded, and `lastModified` is a
 * date and time in UTC.
 */
export const availableImageSchema = v.object({
  url: v.pipe(v.string(), v.startsWith('/public-objects/')),
  name: v.string(),
  lastModified: v.pipe(v.string(), v.isoTimestamp()),
});

/** GET /api/images/available answers every one of them, the newest first; POST /api/images the new one, with 201. */
export const availableImagesSchema = v.array(availableImageSchema);

/** The body of POST /api/images/validate. */
export const imageValidationBodySchema = v.object({
  imageUrl: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestAddress)),
});

/**
 * Its answer: `exists` is true where something was found at that address, `accessible` where it is a picture that can
 * be shown; `error` is null then, and else one of `imageMessages`.
 */
export const imageValidationSchema = v.object({
  exists: v.boolean(),
  accessible: v.boolean(),
  error: v.nullable(v.string()),
});

export type AvailableImage = v.InferOutput<typeof availableImageSchema>;
export type ImageValidationBody = v.InferOutput<typeof imageValidationBodySchema>;
export type ImageValidation = v.InferOutput<typeof imageValidationSchema>;
