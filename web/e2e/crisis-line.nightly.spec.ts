import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { sharedAccount, signIn, type Account } from './support/accounts';
import { expect, inEachLanguage, test } from './support/journey';
import { presetSession, choosePanelLanguage, panelPath } from './support/panel';
import { runningStack } from './support/stack';

// Each language confirms a number of its own, because both share one site.
const words = {
  en: { title: 'Crisis lines', due: /^\d+ numbers to check$/, never: 'Never called', line: /^CO · 123 · / },
  es: {
    title: 'Líneas de crisis',
    due: /^\d+ números por revisar$/,
    never: 'Nunca se ha llamado',
    line: /^PK · 15 · /,
  },
} as const;

const entrySchema = v.object({ data: v.record(v.string(), v.unknown()) });
const internal = /^(?:id|documentId|createdAt|updatedAt|publishedAt|locale|createdBy|updatedBy|localizations|status)$/;

/** Enters the date of a check in English and publishes it. */
async function publishCheck(account: Account, entry: string, lastCheckedOn: string | null): Promise<void> {
  const { url } = runningStack();
  const headers = { Authorization: `Bearer ${await signIn(url, account)}`, 'Content-Type': 'application/json' };
  const path = `${url}/content-manager/collection-types/api::crisis-line.crisis-line/${entry}`;
  const { data } = v.parse(entrySchema, await (await fetch(`${path}?locale=en`, { headers })).json());
  const fields = Object.fromEntries(Object.entries(data).filter(([name]) => !internal.test(name)));
  const body = JSON.stringify({ ...fields, lastCheckedOn });
  const { ok } = await fetch(`${path}/actions/publish?locale=en`, { method: 'POST', headers, body });
  expect(ok).toBe(true);
}

test.describe('the panel’s home page', () => {
  // Console messages of the panel are Strapi's.
  test.use({ expectedConsole: [/./] });

  inEachLanguage((locale) => {
    const text = words[locale];

    test('asks the ministry admin to call each number, until there is a date and again after a year', async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      const { url, superAdmin } = runningStack();
      const admin = await sharedAccount(url, superAdmin, 'ministry-admin');
      await presetSession(context, admin);
      await choosePanelLanguage(context, locale);
      const line = page.getByRole('link', { name: text.line });

      await page.goto('/admin/panel');
      await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
      await expect(page.getByText(text.due)).toBeVisible();
      await expect(line.locator('xpath=..')).toContainText(text.never);
      // The page around it, with its landmarks and scrolling, is Strapi's.
      await expectAccessible(page, 'ul:has(a[href*="crisis-line"])');

      const address = (await line.getAttribute('href')) ?? '';
      const entry = address.split('/').at(-1) ?? '';
      const today = new Date();
      const yearsAgo = (years: number) =>
        new Date(Date.UTC(today.getFullYear() - years, today.getMonth(), today.getDate() - 1))
          .toISOString()
          .slice(0, 10);
      try {
        await publishCheck(admin, entry, yearsAgo(0));
        await page.reload();
        await expect(page.getByText(text.due)).toBeVisible();
        await expect(line).toBeHidden();

        await publishCheck(admin, entry, yearsAgo(1));
        await page.reload();
        await expect(line.locator('xpath=..')).toContainText(String(today.getFullYear() - 1));
      } finally {
        await publishCheck(admin, entry, null);
      }

      await line.click();
      await expect(page).toHaveURL(new RegExp(panelPath('crisis-line', entry)));
    });
  });
});
