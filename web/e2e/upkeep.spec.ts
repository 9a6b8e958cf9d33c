import { accessibilityViolations } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { draftArticle } from './support/draft-article';
import { expect, inEachLanguage, test } from './support/journey';
import { choosePanelLanguage, panelPath, presetSession, removeFromPanel } from './support/panel';
import { runningStack } from './support/stack';

// Console messages of the panel are Strapi's.
test.use({ expectedConsole: [/./] });

const words = {
  en: {
    title: 'Links and accounts',
    unchecked: 'Links to other sites have not been checked yet.',
    links: 'One link leads nowhere. Checked on November 20, 2026.',
    language: 'English',
    accounts: 'One account has not been used for a year.',
    since: 'Not since October 1, 2025',
    open: 'Open the accounts',
    certificate: /^Until .+ \(in red\)$/,
  },
  es: {
    title: 'Enlaces y cuentas',
    unchecked: 'Los enlaces a otros sitios todavía no se han revisado.',
    links: 'Un enlace no lleva a ninguna parte. Se revisó el 20 de noviembre de 2026.',
    language: 'Español',
    accounts: 'Una cuenta no se ha usado en un año.',
    since: 'No desde el 1 de octubre de 2025',
    open: 'Abrir las cuentas',
    certificate: /^Hasta el .+ \(en rojo\)$/,
  },
} as const;

const card = '[data-strapi-widget-id="global::upkeep"]';

inEachLanguage((locale) => {
  const text = words[locale];

  test('the panel’s home names what went stale, and leads to it', async ({ page, context }) => {
    const title = `Stale ${test.info().testId}`;
    const entryId = await draftArticle(locale, title, `stale-${test.info().testId}`);
    const found = page.locator(card);
    try {
      await presetSession(context);
      await choosePanelLanguage(context, locale);
      await page.goto('/admin/panel');
      await expect(found.getByRole('heading', { name: text.title })).toBeVisible();
      await expect(found.getByText(text.unchecked)).toBeVisible();

      // No journey waits for a week, or reaches another site.
      const link = { address: 'https://books.example.org/gone', uid: 'api::article.article', entryId };
      const json = {
        checkedAt: '2026-11-20T12:00:00.000Z',
        brokenLinks: [{ ...link, language: locale, title }],
        idleAccounts: [{ name: 'Ana Vera (ana@example.org)', since: '2025-10-01' }],
      };
      await page.route('**/admin/upkeep', (route) => route.fulfill({ json }));
      const soon = new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString();
      await page.route('**/admin/site-state', async (route) => {
        const state = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...state, certificateEnd: soon } });
      });
      await page.reload();
      await expect(found.getByText(text.links)).toBeVisible();
      await expect(found.getByText(`${text.language} · https://books.example.org/gone`)).toBeVisible();
      await expect(found.getByText(text.accounts)).toBeVisible();
      await expect(found.getByText(text.since)).toBeVisible();
      await expect(page.getByText(text.certificate)).toBeVisible();
      // The card around it, with its landmark, is Strapi's.
      expect(await accessibilityViolations(page, `${card} main > *`)).toEqual([]);

      await found.getByRole('link', { name: text.open }).press('Enter');
      await expect(page).toHaveURL(/settings\/users/);
      await page.goBack();
      await found.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(panelPath('article', entryId)));
    } finally {
      await removeFromPanel('article', `${entryId}?locale=*`, 'of no file');
    }
  });

  test('accounts are named to super admins alone', async ({ page, context }) => {
    const { url, superAdmin } = runningStack();
    await presetSession(context, await sharedAccount(url, superAdmin, 'ministry-admin'));
    await choosePanelLanguage(context, locale);
    const answer = page.waitForResponse('**/admin/upkeep');
    await page.goto('/admin/panel');
    expect(await (await answer).json()).toMatchObject({ idleAccounts: null });
    await expect(page.locator(card).getByText(text.unchecked)).toBeVisible();
  });
});
