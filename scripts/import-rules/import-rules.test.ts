import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root';

interface Violation {
  readonly rule: string;
  readonly from: string;
}

/** What must not be: the rule, the file, and the line in it. The folders are of features that nobody has written. */
const forbidden: readonly (readonly [rule: string, file: string, line: string])[] = [
  ['features-stand-alone', 'web/src/features/choir/choir.ts', `import '../bells/bells';`],
  ['pages-stand-alone', 'web/src/pages/choir/choir.ts', `import '../bells/bells';`],
  ['pages-below-app', 'web/src/pages/choir/app.ts', `import '../../app/app';`],
  ['pages-use-declared-content', 'web/src/pages/choir/data.ts', `import '../../lib/cms-client/use-content';`],
  ['features-below-pages', 'web/src/features/choir/page.ts', `import '../../pages/bells/bells';`],
  ['features-below-pages', 'web/src/features/choir/app.ts', `import '../../app/app';`],
  ['ui-knows-no-product', 'web/src/ui/bell/contract.ts', `import type { Bell } from '@contracts/bell';`],
  ['ui-knows-no-product', 'web/src/ui/bell/client.ts', `import '../../lib/cms-client/client';`],
  ['ui-knows-no-product', 'web/src/ui/bell/words.ts', `import '../../i18n/words';`],
  ['i18n-below-features', 'web/src/i18n/choir.ts', `import '../features/bells/bells';`],
  ['lib-at-the-bottom', 'web/src/lib/button.ts', `import '../ui/button';`],
  ['browser-without-server', 'web/src/app/server.ts', `import '../../server/main';`],
  ['web-takes-contracts-only', 'web/src/lib/service.ts', `import '../../../cms/src/api/bell/services/bell';`],
  ['web-takes-contracts-only', 'web/src/lib/cases.ts', `import '../../../cms/src/api/bell/contract.cases';`],
  ['web-without-scripts', 'web/server/start.ts', `import '../../scripts/start';`],
  ['cms-stands-alone', 'cms/src/lib/site.ts', `import '../../../web/src/lib/plain';`],
  ['cms-tests-without-web', 'cms/tests/site.test.ts', `import '../../web/src/lib/plain';`],
  ['contracts-are-plain', 'cms/src/api/choir/contract.ts', `import '../../lib/plain';`],
  ['contracts-are-plain', 'cms/src/api/choir/contract/part.ts', `import '../../../lib/plain';`],
  ['web-takes-contracts-only', 'web/src/lib/part.ts', `import '../../../cms/src/api/drums/contract/part';`],
  ['services-below-controllers', 'cms/src/api/choir/services/choir.ts', `import '../controllers/choir';`],
  ['controllers-below-routes', 'cms/src/api/choir/controllers/up.ts', `import '../routes/choir';`],
  ['routes-reach-controllers-only', 'cms/src/api/choir/routes/choir.ts', `import '../../bell/services/bell';`],
  ['cms-lib-knows-no-domain', 'cms/src/lib/api.ts', `import '../api/bell/services/bell';`],
  ['cms-lib-knows-no-domain', 'cms/src/lib/requests.ts', `import '../requests';`],
  ['domains-by-their-index', 'cms/src/media/deep.ts', `import '../content/bells/bells';`],
  ['domains-by-their-index', 'cms/src/api/choir/controllers/deep.ts', `import '../../../content/bells/bells';`],
  ['domains-by-their-index', 'cms/config/deep.ts', `import '../src/content/bells/bells';`],
  ['requests-below', 'cms/src/requests/up.ts', `import '../content';`],
  ['content-below', 'cms/src/content/up.ts', `import '../requests';`],
  ['panel-below', 'cms/src/panel/up.ts', `import '../timeline/bells';`],
  ['media-below', 'cms/src/media/up.ts', `import '../requests';`],
  ['timeline-below', 'cms/src/timeline/up.ts', `import '../requests';`],
  ['domains-below-api', 'cms/src/requests/api.ts', `import '../api/bell/services/bell';`],
  ['admin-takes-contracts-only', 'cms/src/admin/desk.ts', `import '../requests';`],
  ['admin-takes-contracts-only', 'cms/src/admin/bell.ts', `import '../api/bell/services/bell';`],
  ['scripts-from-outside', 'scripts/inside.ts', `import '../cms/src/api/bell/services/bell';`],
  ['tests-are-for-tests', 'web/src/lib/tested.ts', `import './plain.test';`],
  ['no-circles', 'web/src/lib/back.ts', `import './there';`],
  ['no-circles-in-cms', 'cms/src/lib/one.ts', `import type { here as two } from './two';`],
  ['resolvable', 'web/src/lib/nowhere.ts', `import './does-not-exist';`],
];

const allowed: readonly (readonly [file: string, line: string])[] = [
  ['web/src/app/app.ts', `import '../pages/bells/bells';`],
  ['web/src/pages/bells/bells.ts', `import '../../features/bells/bells';\nimport '../../features/drums/drums';`],
  ['web/src/features/bells/bells.ts', `import '../../ui/button';\nimport type { Bell } from '@contracts/bell';`],
  ['web/src/features/drums/drums.ts', `import '../../app/paths';\nimport '../../i18n/words';`],
  ['web/src/lib/plain.test.ts', `import '../../../cms/src/api/bell/contract.cases';`],
  ['cms/src/api/choir/controllers/choir.ts', `import '../../bell/services/bell';`],
  ['scripts/texts/mails.ts', `import '../../cms/src/api/bell/services/bell';`],
  ['scripts/start.ts', `import type { Bell } from '../cms/src/api/bell/contract';`],
  ['web/src/app/paths.ts', ''],
  ['web/src/ui/button.ts', ''],
  ['web/src/i18n/words.ts', ''],
  ['web/src/lib/plain.ts', ''],
  ['web/src/lib/there.ts', `import './back';`],
  ['web/src/lib/cms-client/client.ts', ''],
  ['web/src/lib/cms-client/use-content.ts', ''],
  ['web/server/main.ts', ''],
  ['cms/src/lib/plain.ts', ''],
  ['cms/src/lib/two.ts', `import type { here as one } from './one';`],
  ['cms/src/requests/index.ts', ''],
  ['cms/src/content/index.ts', `import './bells/bells';`],
  ['cms/src/content/bells/bells.ts', `import '../../lib/plain';\nimport '../../api/bell/contract';`],
  ['cms/src/timeline/bells.ts', `import '../content';`],
  ['cms/src/index.ts', `import './content';`],
  ['cms/src/api/bell/contract.ts', 'export type Bell = string;'],
  ['cms/src/api/bell/contract.cases.ts', ''],
  ['cms/src/api/drums/contract.ts', `import './contract/part';`],
  ['cms/src/api/drums/contract/part.ts', ''],
  ['cms/src/api/bell/services/bell.ts', ''],
];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

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
  let violations: Violation[];

  beforeAll(() => {
    const files = [...forbidden.map(([, file, line]) => [file, line] as const), ...allowed];
    for (const [file, line] of files) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), `${line}\nexport const here = true;\n`);
    }
    for (const file of ['tsconfig.imports.json', 'web/tsconfig.json']) copyFileSync(join(ROOT, file), join(tree, file));
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    violations = cruise(tree);
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(forbidden)('%s: refuses what %s does', (rule, file) => {
    expect(violations).toContainEqual({ rule, from: file });
  });

  it('has nothing against what is allowed', () => {
    const files = new Set(allowed.map(([file]) => file));
    // Both ends of a circle are in it.
    files.delete('web/src/lib/there.ts');
    files.delete('cms/src/lib/two.ts');
    expect(violations.filter(({ from }) => files.has(from))).toEqual([]);
  });
});
