import * as v from 'valibot';

/** GET, with the page cache's secret, from inside only: a web server that missed a purge notices a change. */
export const contentGenerationPath = '/_content-generation';

/** The header in which a purge names the generation that begins with it. */
export const contentGenerationHeader = 'x-content-generation';

export const contentGenerationSchema = v.object({ generation: v.string() });

export type ContentGeneration = v.InferOutput<typeof contentGenerationSchema>;

/** The default page size: the site shows its lists as a whole. */
export const largestPage = 100;

/** Lists take `pagination[page]` and `pagination[pageSize]`, and every answer includes its page. */
export const pagedSchema = v.object({
  meta: v.object({
    pagination: v.object({ page: v.number(), pageSize: v.number(), pageCount: v.number(), total: v.number() }),
  }),
});

export type Paged = v.InferOutput<typeof pagedSchema>;
