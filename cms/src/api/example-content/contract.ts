import * as v from 'valibot';

export const exampleCountsPath = '/admin/example-content';

const exampleCountSchema = v.object({
  uid: v.string(),
  /** As Strapi calls the type in the panel's menu. */
  name: v.string(),
  kind: v.picklist(['collectionType', 'singleType']),
  /** The field that marks an entry, or a part of it, as an example. */
  mark: v.string(),
  /** Entries that are still marked, by their language. */
  locales: v.array(v.object({ locale: v.picklist(['en', 'es']), count: v.number() })),
});

/** GET exampleCountsPath: the content types in which something is still an example. */
export const exampleCountsSchema = v.object({ types: v.array(exampleCountSchema) });

export type ExampleCount = v.InferOutput<typeof exampleCountSchema>;
export type ExampleCounts = v.InferOutput<typeof exampleCountsSchema>;
