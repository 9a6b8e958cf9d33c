/** No SVG or HTML: browsers could execute it, and uploads are served from the site's origin. */
export const allowedUploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
] as const;
