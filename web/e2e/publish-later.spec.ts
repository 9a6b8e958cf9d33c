import { accessibilityViolations } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { draftArticle } from './support/draft-article';
import { expect, inOneLanguage, test } from './support/journey';
import { choosePanelLanguage, openSidePanels, panelPath, presetSession, removeFromPanel } from './support/panel';
import { runningStack } from './support/stack';

const texts = {
  en: {
    ...{ title: 'Publish later', choose: 'Choose a time', change: 'Change', on: 'Publish on', off: 'Unpublish on' },
    ...{ save: 'Schedule', cancel: 'Cancel the schedule', scope: 'For', all: 'Every language it is written in' },
    past: 'This time is over. Please choose one that is still to come.',
    order: 'This must come after the time of publishing.',
    published: /Publish on .*March 28, 2098/,
    unpublished: /Unpublish on .*April 4, 2098/,
    onBoard: /Draft · Publish on Mar 28, 2098.* · Unpublish on Apr 4, 2098/,
    by: /Scheduled by Member/,
    saved: 'The schedule is saved.',
  },
  es: {
    ...{ title: 'Publicar más tarde', choose: 'Elegir una hora', change: 'Cambiar', on: 'Publicar el' },
    ...{ off: 'Anular publicación el', save: 'Programar', cancel: 'Anular lo programado', scope: 'Para' },
    all: 'Todos los idiomas en que está escrito',
    past: 'Esta hora ya pasó. Elija una que esté por llegar.',
    order: 'Esto debe venir después de la hora de publicación.',
    published: /Publicar el .*28 de marzo de 2098/,
    unpublished: /Anular publicación el .*4 de abril de 2098/,
    onBoard: /Borrador · Publicar el 28 mar 2098.* · Anular publicación el 4 abr 2098/,
    by: /Programado por Member/,
    saved: 'La programación está guardada.',
  },
} as const;

/** On the clocks of the ministry, which is in Ecuador. */
const [morning, week] = ['2098-03-28T06:00', '2098-04-04T20:30'];

inOneLanguage('es', (locale) => {
  const text = texts[locale];

  test.describe('an article', () => {
    // Console messages of the panel are Strapi's.
    test.use({ expectedConsole: [/./] });

    let entry = '';
    const slug = () => `later-${test.info().testId}`;
    const title = () => `Later ${test.info().testId}`;

    test.beforeEach(async ({ context }) => {
      const { url, superAdmin } = runningStack();
      entry = await draftArticle(locale, title(), slug());
      await presetSession(context, await sharedAccount(url, superAdmin, 'ministry-admin'));
      await choosePanelLanguage(context, locale);
    });

    test.afterEach(() => removeFromPanel('article', `${entry}?locale=*`, 'of no file'));

    test('is scheduled beside its form, shown wherever editors look, changed and cancelled', async ({ page }) => {
      const form = `${panelPath('article', entry)}?plugins[i18n][locale]=${locale}`;
      const on = page.getByLabel(text.on, { exact: true });
      const off = page.getByLabel(text.off, { exact: true });

      await test.step('say at its field what is wrong with a time', async () => {
        await page.goto(form);
        await openSidePanels(page);
        await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
        await page.getByRole('button', { name: text.choose }).click();
        await expect(on).toBeFocused();
        await on.fill('2020-01-01T06:00');
        await on.press('Enter');
        await expect(on).toHaveAccessibleDescription(text.past);
        await on.fill(week);
        await off.fill(morning);
        await off.press('Enter');
        await expect(off).toHaveAccessibleDescription(text.order);
        await expect(off).toBeFocused();
        await expect(on).toHaveValue(week);
        // The panels around it, with their landmarks, are Strapi's.
        expect(await accessibilityViolations(page, 'aside:has([type="datetime-local"]) > *')).toEqual([]);
      });

      await test.step('schedule it', async () => {
        await on.fill(morning);
        await off.fill(week);
        await page.getByLabel(text.scope, { exact: true }).selectOption(text.all);
        await page.getByRole('button', { name: text.save, exact: true }).click();
        await expect(page.getByText(text.published)).toBeVisible();
        await expect(page.getByText(text.unpublished)).toBeVisible();
        await expect(page.getByText(text.by).first()).toBeVisible();
        await expect(page.getByRole('button', { name: text.change })).toBeFocused();
        expect((await page.request.get(`/api/articles/${slug()}?locale=${locale}`)).status()).toBe(404);
      });

      await test.step('see it in the list, on the board and at home', async () => {
        await page.goto(`${panelPath('article')}?_q=${slug()}&plugins[i18n][locale]=${locale}`);
        await expect(page.getByRole('row', { name: title() })).toContainText('2098');
        await page.goto('/admin/panel/translations');
        await expect(
          page.getByRole('link', { name: title() }).and(page.getByRole('link', { name: text.onBoard })),
        ).toBeVisible();
        await page.goto('/admin/panel');
        const card = page.locator('[data-strapi-widget-id="global::schedule"]');
        const item = card.getByRole('listitem').filter({ hasText: title() });
        await expect(item.filter({ hasText: text.published })).toBeVisible();
        await item.first().getByRole('link', { name: title() }).click();
        await openSidePanels(page);
        await expect(page.getByText(text.published)).toBeVisible();
      });

      await test.step('leave the end out, then cancel the rest', async () => {
        await page.getByRole('button', { name: text.change }).click();
        await expect(on).toHaveValue(morning);
        await off.fill('');
        await page.getByRole('button', { name: text.save, exact: true }).click();
        await expect(page.getByText(text.unpublished)).toHaveCount(0);
        await page.getByRole('button', { name: text.change }).click();
        await page.getByRole('button', { name: text.cancel }).click();
        await expect(page.getByText(text.saved).first()).toBeVisible();
        await expect(page.getByText(text.published)).toHaveCount(0);
        await expect(page.getByRole('button', { name: text.choose })).toBeFocused();
      });
    });
  });
});
