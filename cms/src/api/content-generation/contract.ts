import * as v from 'valibot';

/**
 * GET, with the secret of the page cache; not reachable from outside. A web server that missed a purge notices a
 * change.
 */
export const contentGenerationPath = '/_content-generation';

/** The header in which a purge names the generation that begins with it. */
export const contentGenerationHeader = 'x-content-generation';

export const contentGenerationSchema = v.object({ generation: v.string() });

export type ContentGeneration = v.InferOutput<typeof contentGenerationSchema>;
