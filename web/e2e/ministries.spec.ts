import { demoContent } from './support/demo-content';
import { expect, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectLinkHome, sectionOf } from './support/ministry';
import { open } from './support/open';

// What the ministries' pages say is tested where they are rendered, in `src/app/prose-pages.test.ts`.

test(
  'on a phone the words beside the retreat’s figures are aligned, however long the figures are',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await open(page, inLanguage('/mens-ministry', 'es'));
    const words = await sectionOf(page, demoContent.es.men[2]).locator('dl').last().locator('dt').all();
    const starts = await Promise.all(words.map(async (word) => Math.round((await word.boundingBox())?.x ?? -1)));
    expect(starts).toHaveLength(3);
    expect(new Set(starts).size, String(starts)).toBe(1);
    await expectLinkHome(page, 'es');
  },
);
