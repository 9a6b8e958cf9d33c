import { describe, expect, it } from 'vitest';
import type { Place } from './internals';
import { judge } from './judge';
import { summary, table } from './report';
import { readPlaywright, readVitest } from './reports';

const place: Place = {
  name: 'The bell',
  reliesOn: 'the rope',
  because: 'It rings',
  files: ['cms/src/bell'],
  tests: [{ file: 'cms/tests/bell.test.ts', title: 'rings for %s, and $noun' }, { file: 'web/e2e/bell.spec.ts' }],
};

const rings = { file: 'cms/tests/bell.test.ts', title: 'the bell rings for evening, and prayer', failure: null };
const heard = { file: 'web/e2e/bell.spec.ts', title: ' bell.spec.ts is heard', failure: null };

describe('a place', () => {
  it('fits if each of its tests passed, and whatever other tests said', () => {
    const other = { file: 'cms/tests/bell.test.ts', title: 'the bell is polished', failure: 'Error: dull' };
    expect(judge(place, [other, rings, heard], [])).toEqual({ kind: 'fits' });
  });

  it('does not fit if one failed, with its first line', () => {
    const failed = { ...heard, failure: 'Error: silence' };
    const verdict = judge(place, [rings, failed], []);
    expect(verdict).toEqual({ kind: 'does not fit', where: 'web/e2e/bell.spec.ts', line: 'Error: silence' });
    const printed = table([[place, verdict]]);
    expect(printed).toMatch(/^does not fit +The bell\n +web\/e2e\/bell[.]spec[.]ts\n +Error: silence\n/);
    expect(summary([[place, verdict]])).toBe('does not fit: 1');
  });

  it('does not fit if a whole file failed before any of its tests', () => {
    const broken = { file: 'cms/tests/bell.test.ts', failure: 'Error: no rope' };
    expect(judge(place, [broken, heard], []).kind).toBe('does not fit');
  });

  it('does not fit if one of its files has another type', () => {
    const problems = [{ file: 'cms/src/bell/rope.ts', line: 'error TS2339: no property' }];
    expect(judge(place, [rings, heard], problems)).toMatchObject({
      kind: 'does not fit',
      where: 'cms/src/bell/rope.ts',
    });
    expect(judge(place, [rings, heard], [{ file: 'cms/src/bellows.ts', line: '' }]).kind).toBe('fits');
  });

  it('could not be tried while one of its tests said nothing', () => {
    expect(judge(place, [rings], [])).toEqual({ kind: 'could not be tried', where: 'web/e2e/bell.spec.ts' });
  });
});

describe('what the runners report', () => {
  it('is read from Vitest: what passed, what failed and why, and not what was skipped', () => {
    const assertion = { fullName: 'rings', status: 'passed', failureMessages: [] };
    const report = {
      testResults: [
        {
          name: '/tmp/copy/cms/tests/bell.test.ts',
          status: 'failed',
          assertionResults: [
            assertion,
            {
              ...assertion,
              fullName: 'is heard',
              status: 'failed',
              failureMessages: ['\n\u001b[31mError: silence\n  at'],
            },
            { ...assertion, fullName: 'is rung at night', status: 'skipped' },
          ],
        },
        { name: '/tmp/copy/cms/tests/rope.test.ts', status: 'failed', message: 'no rope', assertionResults: [] },
      ],
    };
    expect(readVitest(report, '/tmp/copy')).toEqual([
      { file: 'cms/tests/bell.test.ts', title: 'rings', failure: null },
      { file: 'cms/tests/bell.test.ts', title: 'is heard', failure: 'Error: silence' },
      { file: 'cms/tests/rope.test.ts', failure: 'no rope' },
    ]);
  });

  it('is read from Playwright, in groups of groups', () => {
    const specs = [
      {
        title: 'is heard',
        tests: [{ status: 'unexpected', results: [{ error: { message: 'Error: silence\n\nLocator: bell\n at' } }] }],
      },
      { title: 'rings again', tests: [{ status: 'flaky', results: [{ error: { message: 'Error' } }, {}] }] },
      { title: 'rings at night', tests: [{ status: 'skipped', results: [] }] },
    ];
    // A helper made the group.
    const group = { title: 'the bell', file: 'support/journey.ts', specs };
    const report = { suites: [{ title: 'bell.spec.ts', file: 'bell.spec.ts', specs: [], suites: [group] }] };
    const file = 'web/e2e/bell.spec.ts';
    expect(readPlaywright(report)).toEqual([
      { file, title: ' bell.spec.ts the bell is heard', failure: 'Error: silence Locator: bell' },
      { file, title: ' bell.spec.ts the bell rings again', failure: null },
    ]);
  });
});
