import { localeSchema } from '@contracts/site-setting';
import * as v from 'valibot';

export const rootId = 'root';
export const pageDataId = 'page-data';

/** What the server's HTML carries so that the browser can hydrate it without asking for anything again. */
const pageDataSchema = v.object({
  locale: localeSchema,
  publicUrl: v.string(),
  /** Content by serialized key, parsed by the server already. */
  content: v.record(v.string(), v.unknown()),
});

export type PageData = v.InferOutput<typeof pageDataSchema>;

export function parsePageData(json: string): PageData {
  return v.parse(pageDataSchema, JSON.parse(json));
}
