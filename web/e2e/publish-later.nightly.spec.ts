import { draftArticle } from './support/draft-article';
import { expect, test } from './support/journey';
import { choosePanelLanguage, openSidePanels, panelPath, presetSession, removeFromPanel } from './support/panel';

const minuteMs = 60_000;

/** On clocks in Ecuador, five hours behind UTC all year. */
const inMinutes = (count: number) =>
  new Date(Date.now() - 5 * 60 * minuteMs + count * minuteMs).toISOString().slice(0, 16);

test.describe('an article that is scheduled', () => {
  // Console messages of the panel are Strapi's.
  test.use({ expectedConsole: [/./] });

  test('is read by visitors from its first minute to its last', async ({ page, request }) => {
    const slug = `later-${test.info().testId}`;
    const title = `A su hora ${test.info().testId}`;
    const entry = await draftArticle('es', title, slug);
    const main = page.getByRole('main');
    try {
      await presetSession(page.context());
      await choosePanelLanguage(page.context(), 'es');
      await page.goto(`${panelPath('article', entry)}?plugins[i18n][locale]=es`);
      await openSidePanels(page);
      await page.getByRole('button', { name: 'Elegir una hora' }).click();
      // Not the next minute, which may have begun when it is saved.
      await page.getByLabel('Publicar el', { exact: true }).fill(inMinutes(2));
      await page.getByLabel('Anular publicación el', { exact: true }).fill(inMinutes(3));
      await page.getByRole('button', { name: 'Programar', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Cambiar' })).toBeVisible();

      const isRead = async () =>
        (await (await request.get(`/resources?article=${slug}&lang=es`)).text()).includes(title);
      expect(await isRead()).toBe(false);
      for (const expected of [true, false]) {
        await expect.poll(isRead, { timeout: 3 * minuteMs, intervals: [1_000] }).toBe(expected);
      }
      await page.reload();
      await expect(main.getByRole('button', { name: 'Elegir una hora' })).toBeVisible();
    } finally {
      await removeFromPanel('article', `${entry}?locale=*`, 'of no file');
    }
  });
});
