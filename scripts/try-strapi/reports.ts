import { relative } from 'node:path';
import * as v from 'valibot';

/** What one test said: whether it passed, or the first line of why not. Without a title the whole file failed. */
export type Result = { readonly file: string; readonly title?: string; readonly failure: string | null };

const vitestSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.nullish(v.array(v.string()), []) }),
      ),
    }),
  ),
});

/** The first lines that say something, without the colours of a terminal. */
function firstLines(text: string, count = 1): string {
  const plain = text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '');
  const lines = plain.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return lines.slice(0, count).join(' ') || 'failed without a word';
}

/** The results of a report of Vitest that ran in this folder. A test that was skipped said nothing. */
export function readVitest(json: unknown, folder: string): Result[] {
  return v.parse(vitestSchema, json).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(folder, name);
    if (assertionResults.length === 0 && status === 'failed') return [{ file, failure: firstLines(message) }];
    return assertionResults.flatMap((test): Result[] => {
      if (test.status === 'passed') return [{ file, title: test.fullName, failure: null }];
      if (test.status !== 'failed') return [];
      return [{ file, title: test.fullName, failure: firstLines(test.failureMessages.join('\n')) }];
    });
  });
}

const specSchema = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string(), '') })) })),
    }),
  ),
});

type Suite = {
  title: string;
  file: string;
  specs: v.InferOutput<typeof specSchema>[];
  suites?: Suite[] | undefined;
};

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.lazy(() => v.array(suiteSchema))),
});

const playwrightSchema = v.object({ suites: v.array(suiteSchema) });

function ofSuite(file: string, { title, specs, suites = [] }: Suite, above: string): Result[] {
  const group = `${above} ${title}`;
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ status, results }): Result[] => {
      if (status === 'skipped') return [];
      const passed = status === 'expected' || status === 'flaky';
      const said = results.map(({ error }) => error?.message ?? '').find((message) => message !== '') ?? '';
      // The second one names what was looked for.
      return [{ file, title: `${group} ${spec.title}`, failure: passed ? null : firstLines(said, 2) }];
    }),
  );
  return [...own, ...suites.flatMap((suite) => ofSuite(file, suite, group))];
}

/** The results of a report of Playwright. A group that a helper made names the file of that helper, so the outermost counts. */
export function readPlaywright(json: unknown): Result[] {
  return v.parse(playwrightSchema, json).suites.flatMap((suite) => ofSuite(`web/e2e/${suite.file}`, suite, ''));
}
