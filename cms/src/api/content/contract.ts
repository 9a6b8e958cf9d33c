import * as v from 'valibot';

/** The default page size: the site shows its lists as a whole. */
export const largestPage = 100;

/** Lists take `pagination[page]` and `pagination[pageSize]`, and every answer includes its page. */
export const pagedSchema = v.object({
  meta: v.object({
    pagination: v.object({ page: v.number(), pageSize: v.number(), pageCount: v.number(), total: v.number() }),
  }),
});

export type Paged = v.InferOutput<typeof pagedSchema>;
