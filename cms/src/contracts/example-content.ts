import * as v from 'valibot';

export const exampleCountsPath = '/admin/example-content';

const exampleCountSchema = v.object({
  uid: v.string(),
  name: v.string(),
  /** The field that marks an entry, or a part of it, as an example. */
  mark: v.string(),
  /** The number of marked entries by language. */
  locales: v.array(v.object({ locale: v.picklist(['en', 'es']), count: v.number() })),
});

/** GET exampleCountsPath: the content types that still have example content. */
export const exampleCountsSchema = v.object({ types: v.array(exampleCountSchema) });

export type ExampleCount = v.InferOutput<typeof exampleCountSchema>;
export type ExampleCounts = v.InferOutput<typeof exampleCountsSchema>;
