import * as v from 'valibot';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const modules = v.object({ data: v.array(v.object({ slug: v.string() })) });

/** Two sheets, printed on both sides. */
const mostPages = 4;

inEachLanguage((locale) => {
  test('every module is a handout of at most two sheets, without buttons', async ({ page }) => {
    const list = await page.request.get('/api/training-modules?locale=en&fields=slug');
    const { data } = v.parse(modules, await list.json());
    expect(data).toHaveLength(8);
    for (const { slug } of data) {
      await open(page, inLanguage(`/resources?module=${slug}`, locale));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
      for (const format of ['A4', 'Letter']) {
        const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
        expect(pages?.length ?? Infinity, `${slug} on ${format}`).toBeLessThanOrEqual(mostPages);
      }
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
