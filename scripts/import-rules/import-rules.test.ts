import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '../seed/is-record';
import { ROOT } from '../lib/root';

interface Violation {
  readonly rule: string;
  readonly from: string;
}

/** The rule, a file that nobody has written, and what it imports: a file of the repository as it is now. */
const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['features-stand-alone', 'web/src/features/choir/choir.ts', 'web/src/features/books/book-list.tsx'],
  ['pages-stand-alone', 'web/src/pages/choir/choir.ts', 'web/src/pages/home/page.tsx'],
  ['pages-below-app', 'web/src/pages/choir/app.ts', 'web/src/app/routes.tsx'],
  ['pages-use-declared-content', 'web/src/pages/choir/data.ts', 'web/src/lib/cms-client/use-content.ts'],
  ['features-below-pages', 'web/src/features/choir/page.ts', 'web/src/pages/home/page.tsx'],
  ['features-below-pages', 'web/src/features/choir/app.ts', 'web/src/app/routes.tsx'],
  ['ui-knows-no-product', 'web/src/ui/choir-contract.ts', 'cms/src/api/book/contract.ts'],
  ['ui-knows-no-product', 'web/src/ui/choir-client.ts', 'web/src/lib/cms-client/fetch-query.ts'],
  ['ui-knows-no-product', 'web/src/ui/choir-words.ts', 'web/src/i18n/format.ts'],
  ['i18n-below-features', 'web/src/i18n/choir.ts', 'web/src/features/books/book-list.tsx'],
  ['lib-at-the-bottom', 'web/src/lib/choir-button.ts', 'web/src/ui/button.ts'],
  ['browser-without-server', 'web/src/app/choir.ts', 'web/server/main.ts'],
  ['web-takes-contracts-only', 'web/src/lib/choir-route.ts', 'cms/src/api/book/routes/book.ts'],
  ['web-takes-contracts-only', 'web/src/lib/choir-cases.ts', 'cms/src/api/prayer-request/contract.cases.ts'],
  ['web-tests-take-contracts-and-cases-only', 'web/src/lib/choir.test.ts', 'cms/src/api/book/routes/book.ts'],
  ['web-without-scripts', 'web/server/choir.ts', 'scripts/lib/root.ts'],
  ['cms-stands-alone', 'cms/src/lib/choir-site.ts', 'web/src/lib/paths.ts'],
  ['cms-tests-without-web', 'cms/tests/choir.test.ts', 'web/src/lib/paths.ts'],
  ['contracts-are-plain', 'cms/src/api/choir/contract.ts', 'cms/src/lib/is-record.ts'],
  ['contracts-are-plain', 'cms/src/api/choir/contract/part.ts', 'cms/src/lib/is-record.ts'],
  ['services-below-controllers', 'cms/src/api/choir/services/choir.ts', 'cms/src/api/book/controllers/book.ts'],
  ['controllers-below-routes', 'cms/src/api/choir/controllers/choir.ts', 'cms/src/api/book/routes/book.ts'],
  ['routes-reach-controllers-only', 'cms/src/api/choir/routes/choir.ts', 'cms/src/api/retention/services/forget.ts'],
  ['cms-lib-knows-no-domain', 'cms/src/lib/choir-api.ts', 'cms/src/api/book/controllers/book.ts'],
  ['cms-lib-knows-no-domain', 'cms/src/lib/choir-requests.ts', 'cms/src/requests/index.ts'],
  ['domains-by-their-index', 'cms/src/media/choir-deep.ts', 'cms/src/content/locales.ts'],
  ['domains-by-their-index', 'cms/src/api/choir/controllers/deep.ts', 'cms/src/content/locales.ts'],
  ['domains-by-their-index', 'cms/config/choir.ts', 'cms/src/content/locales.ts'],
  ['requests-below', 'cms/src/requests/choir.ts', 'cms/src/content/index.ts'],
  ['content-below', 'cms/src/content/choir.ts', 'cms/src/requests/index.ts'],
  ['panel-below', 'cms/src/panel/choir.ts', 'cms/src/timeline/index.ts'],
  ['media-below', 'cms/src/media/choir.ts', 'cms/src/requests/index.ts'],
  ['timeline-below', 'cms/src/timeline/choir.ts', 'cms/src/requests/index.ts'],
  ['certificates-below', 'cms/src/certificates/choir.ts', 'cms/src/timeline/index.ts'],
  ['watching-below', 'cms/src/watching/choir.ts', 'cms/src/timeline/index.ts'],
  ['domains-below-api', 'cms/src/requests/choir-api.ts', 'cms/src/api/book/controllers/book.ts'],
  ['admin-takes-contracts-only', 'cms/src/admin/choir-domain.ts', 'cms/src/requests/index.ts'],
  ['admin-takes-contracts-only', 'cms/src/admin/choir-api.ts', 'cms/src/api/book/controllers/book.ts'],
  ['scripts-from-outside', 'scripts/choir.ts', 'cms/src/api/book/controllers/book.ts'],
  ['tests-are-for-tests', 'web/src/lib/choir-test.ts', 'web/src/app/routes.test.ts'],
];

/** Files that import each other, of which one is named, and a file that imports what does not exist. */
const broken: readonly (readonly [rule: string, from: string, line: string])[] = [
  ['no-circles', 'web/src/lib/choir-back.ts', `import './choir-there';`],
  ['no-circles-in-cms', 'cms/src/lib/choir-one.ts', `import type { here as two } from './choir-two';`],
  ['resolvable', 'web/src/lib/choir-nowhere.ts', `import './does-not-exist';`],
];

const otherEnds: readonly (readonly [from: string, line: string])[] = [
  ['web/src/lib/choir-there.ts', `import './choir-back';`],
  ['cms/src/lib/choir-two.ts', `import type { here as one } from './choir-one';`],
];

const sources = ['web/src', 'web/server', 'cms/src', 'cms/config', 'cms/tests', 'scripts/lib'];
const configuration = ['tsconfig.imports.json', 'web/tsconfig.json', 'web/package.json', 'cms/package.json'];

function readViolations(report: unknown): Violation[] {
  const summary = isRecord(report) ? report['summary'] : undefined;
  const violations = isRecord(summary) ? summary['violations'] : undefined;
  if (!Array.isArray(violations)) throw new Error('the report names no violations');
  return violations.filter(isRecord).map(({ rule, from }) => ({
    rule: isRecord(rule) ? String(rule['name']) : '',
    from: String(from),
  }));
}

function cruise(tree: string): Violation[] {
  const command = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const rules = join(ROOT, '.dependency-cruiser.cjs');
  // The JSON report does not change the exit code: it is zero with violations too.
  const json = execFileSync(
    process.execPath,
    [command, '--config', rules, '--output-type', 'json', 'web', 'cms', 'scripts'],
    {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
    },
  );
  return readViolations(JSON.parse(json));
}

describe('the import rules', () => {
  const tree = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const invented = new Set([...forbidden, ...broken].map(([, from]) => from));
  let violations: Violation[];

  const write = (file: string, line: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${line}\nexport const here = true;\n`);
  };

  beforeAll(() => {
    for (const folder of sources) cpSync(join(ROOT, folder), join(tree, folder), { recursive: true });
    for (const file of configuration) copyFileSync(join(ROOT, file), join(tree, file));
    for (const folder of ['.', 'web', 'cms']) {
      symlinkSync(join(ROOT, folder, 'node_modules'), join(tree, folder, 'node_modules'));
    }
    for (const [, from, to] of forbidden) {
      write(
        from,
        `import '${relative(dirname(from), to)
          .replace(/[.]tsx?$/, '')
          .replace(/^(?![.])/, './')}';`,
      );
    }
    for (const [, from, line] of broken) write(from, line);
    for (const [from, line] of otherEnds) write(from, line);
    violations = cruise(tree);
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(forbidden)('%s: refuses that %s imports %s', (rule, from, to) => {
    expect(existsSync(join(ROOT, to)), to).toBe(true);
    expect(violations).toContainEqual({ rule, from });
  });

  it.each(broken)('%s: refuses what %s does', (rule, from) => {
    expect(violations).toContainEqual({ rule, from });
  });

  it('is proven rule by rule', () => {
    const { forbidden: rules } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as {
      forbidden: readonly { name: string }[];
    };
    const proven = new Set([...forbidden, ...broken].map(([rule]) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });

  it('has nothing against the repository itself', () => {
    expect(violations.filter(({ from }) => !invented.has(from))).toEqual([]);
  });
});
