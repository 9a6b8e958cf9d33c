import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Root } from 'mdast';
import * as v from 'valibot';
import { isTooComplex } from '../../lib/markdown/markdown-limits';
import { memoizeLatest } from '../../lib/memoize-latest';
import { createWorkerCaller } from '../../lib/worker-caller';

/** Milliseconds; an article takes some 20. */
const longestParse = 1_000;

/** Texts that were parsed last: each is parsed when it is saved, and not for each reader. */
const rememberedTexts = 100;

const callParser = createWorkerCaller(() => new Worker(join(__dirname, 'markdown-worker.js')), longestParse);
const memoized = memoizeLatest<Root>(rememberedTexts);

const rootSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<Root>((tree) => v.is(v.looseObject({ type: v.literal('root') }), tree)),
);

/** Parses in a worker; undefined for a text that is more than the parser may be given, or takes it too long. */
export async function readMarkdown(markdown: string): Promise<Root | undefined> {
  if (isTooComplex(markdown)) return undefined;
  try {
    return await memoized(markdown, async () => v.parse(rootSchema, await callParser(markdown)));
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  }
}
