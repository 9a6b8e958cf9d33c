import { expect, inject, test } from 'vitest';
import { runSeedCommand } from './seed-once';
import { copySeeded } from './test-cms';

test('the command loads the content into an empty database, and finds nothing to do the second time', async () => {
  expect(inject('seeded').output).toContain('training-module hospital-visitation (es): created');

  const copy = copySeeded();
  try {
    const second = await runSeedCommand(copy.dataDir);
    expect(second).toContain('training-module hospital-visitation (es): unchanged');
    expect(second).not.toMatch(/: (created|refreshed)/);
  } finally {
    copy.remove();
  }
});
