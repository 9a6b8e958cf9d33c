import * as v from 'valibot';

/** So many entries a list answers at once, unless it is asked for fewer: the site shows its lists whole. */
export const largestPage = 100;

/** `pagination[page]` and `pagination[pageSize]` ask for a part of a list; every list says which part it is. */
export const pagedSchema = v.object({
  meta: v.object({
    pagination: v.object({ page: v.number(), pageSize: v.number(), pageCount: v.number(), total: v.number() }),
  }),
});

export type Paged = v.InferOutput<typeof pagedSchema>;
