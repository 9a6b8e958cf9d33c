import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import type { Root } from 'mdast';
import Piscina from 'piscina';
import * as v from 'valibot';
import { isRecord } from '../../lib/is-record';
import { isTooComplex } from '../../lib/markdown/markdown-limits';
import { repairMarks } from '../../lib/markdown/repair-marks';
import { memoizeLatest } from '../../lib/memoize-latest';

/** Includes the start of the thread: an article takes some 20, and a hundred times as long on a busy machine. */
const longestParseMs = 20_000;

const filename = join(__dirname, 'markdown-worker.js');
const thread = new Piscina({ filename, name: 'parse', minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
/** One text at a time, so that none waits within the time of another. */
const mutex = new Mutex();
const treeSchema = v.pipe(v.string(), v.parseJson(), v.custom<Root>(isRecord));

/** A text is parsed when it is saved, and not for each reader. */
const memoized = memoizeLatest<Root>(100);

/** Undefined for a text that is more than the parser may be given, or takes it too long. */
export async function parseMarkdown(written: string): Promise<Root | undefined> {
  const markdown = repairMarks(written);
  if (isTooComplex(markdown)) return undefined;
  try {
    return await memoized(markdown, () =>
      mutex.runExclusive(async () =>
        v.parse(treeSchema, await thread.run(markdown, { signal: AbortSignal.timeout(longestParseMs) })),
      ),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** The parsed text; one block of plain text where it cannot be parsed. */
export async function readMarkdown(markdown: string): Promise<Root> {
  return (await parseMarkdown(markdown)) ?? { type: 'root', children: [{ type: 'code', value: markdown }] };
}
