/** Nothing that a browser could run: SVG and HTML carry scripts, and uploads are served from the site's own origin. */
export const allowedUploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
] as const;

/** A few minutes of video; more belongs on a video platform, and would fill a small server's disk. */
export const maximumUploadBytes = 100 * 1024 * 1024;
