import * as v from 'valibot';

/**
 * GET, for the web servers, with the secret of the page cache. The answer changes whenever published content changes, so a
 * web server that missed a purge notices. It is not reachable from outside.
 */
export const contentGenerationPath = '/_content-generation';

/** The header in which a purge names the generation that begins with it. */
export const contentGenerationHeader = 'x-content-generation';

export const contentGenerationSchema = v.object({ generation: v.string() });

export type ContentGeneration = v.InferOutput<typeof contentGenerationSchema>;
