import * as v from 'valibot';

/** GET /api/assets/status answers whether each name that the site uses has a file in the Media Library. */
export const assetStatusSchema = v.object({
  available: v.array(v.string()),
  missing: v.array(v.string()),
  environment: v.string(),
});

/** Below these the site serves pictures and videos. */
export const mediaRoots = [
  '/public-objects',
  '/uploads',
  '/api/assets',
  '/api/video',
  '/api/video-production',
  '/api/pakistan-revival-video',
];

/** Everything that is answered with a file, the panel's own included. */
export const filePaths = new RegExp(
  `^(?!/api/assets/status/?$)(?:${[...mediaRoots, '/admin/panel', '/api/social-images'].join('|')})(?:/|$)`,
);

export type AssetStatus = v.InferOutput<typeof assetStatusSchema>;
