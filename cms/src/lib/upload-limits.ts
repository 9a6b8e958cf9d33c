/**
 * Nothing that a browser could execute: SVG and HTML can contain scripts, and uploads are served from the site's
 * origin.
 */
export const allowedUploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
] as const;

/** Enough for a few minutes of video. Longer ones belong on a video platform, and would fill a small server's disk. */
export const maximumUploadBytes = 100 * 1024 * 1024;
