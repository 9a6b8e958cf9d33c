import * as v from 'valibot';

/** Longer URLs are refused; browsers and servers have lower limits. */
export const longestAddress = 2048;

/** Enough for a phone's camera. The site's own form resizes pictures before sending them. */
export const largestUploadBytes = 25 * 1024 * 1024;

/** Enough for a few minutes of video; longer ones would fill a small server's disk. */
export const largestLibraryFileBytes = 100 * 1024 * 1024;

/** The only paths that accept files. The CMS, the web server and Caddy refuse larger bodies everywhere else. */
export const uploadPaths = /^\/(?:upload(?:\/.*)?|api\/(?:images|picture-slots\/[\w-]+\/file)\/?)$/;

/** The form field that carries the picture of POST /api/images. */
export const uploadField = 'file';

/** One message for every unusable picture, because the reason could reveal details of the server's network. */
export const imageMessages = { 'image.inaccessible': 'Invalid or inaccessible' } as const;

/** In the folder `public` or a subfolder. The URL is percent-encoded, and `lastModified` is in UTC. */
export const availableImageSchema = v.object({
  url: v.pipe(v.string(), v.startsWith('/public-objects/')),
  name: v.string(),
  lastModified: v.pipe(v.string(), v.isoTimestamp()),
});

/** GET /api/images/available answers all of them, newest first; POST /api/images answers the new one, with 201. */
export const availableImagesSchema = v.array(availableImageSchema);

/** The body of POST /api/images/validate. */
export const imageValidationBodySchema = v.object({
  imageUrl: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestAddress)),
});

/** `exists`: something was found at the URL; `accessible`: it is a usable picture, and `error` is null. */
export const imageValidationSchema = v.object({
  exists: v.boolean(),
  accessible: v.boolean(),
  error: v.nullable(v.string()),
});

export type AvailableImage = v.InferOutput<typeof availableImageSchema>;
export type ImageValidation = v.InferOutput<typeof imageValidationSchema>;
