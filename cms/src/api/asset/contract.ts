import * as v from 'valibot';

/** GET /api/assets/status answers whether each name that the site uses has a file in the Media Library. */
export const assetStatusSchema = v.object({
  available: v.array(v.string()),
  missing: v.array(v.string()),
  environment: v.string(),
});

export type AssetStatus = v.InferOutput<typeof assetStatusSchema>;
