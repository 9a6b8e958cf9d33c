import * as v from 'valibot';

/** Calls of the panel: GET `/:uid/:entryId?language=`, GET `…/:version` and POST `…/:version/restore`. */
export const historyPath = '/admin/content-history';

export const maxVersions = 20;

const pathSchema = v.array(v.union([v.string(), v.number()]));

/** A value as people read it: a picture by its file name, a linked entry by its title. */
const shownSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const differenceSchema = v.object({
  /** The field, with the number of the item in a list: `['dos', 2, 'text']`. */
  path: pathSchema,
  /** In the version, and in the draft as it is now. `undefined` stands for a part that is not there at all. */
  then: v.optional(shownSchema),
  now: v.optional(shownSchema),
});
export type Shown = v.InferOutput<typeof shownSchema>;
export type Difference = v.InferOutput<typeof differenceSchema>;

const versionSchema = v.object({
  id: v.number(),
  savedAt: v.string(),
  /** Null if the program published it. */
  accountName: v.nullable(v.string()),
  /** The top-level fields that differ from the version before; null for the first one stored. */
  changed: v.nullable(v.array(v.string())),
  isPublished: v.boolean(),
});
export type ListedVersion = v.InferOutput<typeof versionSchema>;

export const versionsSchema = v.object({ title: v.nullable(v.string()), versions: v.array(versionSchema) });
export type Versions = v.InferOutput<typeof versionsSchema>;

export const comparisonSchema = v.object({ version: versionSchema, differences: v.array(differenceSchema) });
export type Comparison = v.InferOutput<typeof comparisonSchema>;

/** What could not be restored, because the site has changed since. */
const skippedSchema = v.object({
  path: pathSchema,
  reason: v.picklist(['field', 'value', 'file', 'entry']),
  /** The file name or title of what no longer exists. */
  name: v.nullable(v.string()),
});
export type Skipped = v.InferOutput<typeof skippedSchema>;

export const restoredSchema = v.object({ skipped: v.array(skippedSchema) });
export type Restored = v.InferOutput<typeof restoredSchema>;
