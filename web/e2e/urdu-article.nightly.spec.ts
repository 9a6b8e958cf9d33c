import * as v from 'valibot';
import { sharedAccount, signIn } from './support/accounts';
import { expect } from './support/journey';
import { open } from './support/open';
import { documentIdOf, panelPath, presetSession } from './support/panel';
import { runningStack } from './support/stack';
import { inUrdu, test } from './support/urdu-site';

const slug = 'two-chairs-and-a-pot-of-coffee';
const other = 'seven-in-the-evening-at-your-house';
const title = 'دو کرسیاں اور چائے';
const paragraph = 'ہر ہفتے ایک گھنٹہ ایک دوسرے کے لیے رکھیں۔';

const idSchema = v.object({ id: v.number() });
const entrySchema = v.object({ data: v.record(v.string(), v.unknown()) });

/** Strapi's own fields, which the panel does not send. */
const unwritten = /^(?:id|documentId|createdAt|updatedAt|publishedAt|locale|createdBy|updatedBy|localizations|status)$/;

async function call(path: string, method = 'GET', body?: object): Promise<unknown> {
  const { url, superAdmin } = runningStack();
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${await signIn(url, superAdmin)}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  expect(response.ok, `${path} answered ${String(response.status)}: ${text}`).toBe(true);
  return text === '' ? null : JSON.parse(text);
}

// One after the other: they share the language.
test.describe.configure({ mode: 'default' });

let language: number;

// As a super admin does in the settings of the panel.
test.beforeAll(async () => {
  const created = await call('/i18n/locales', 'POST', { code: 'ur', name: 'Urdu (ur)', isDefault: false });
  language = v.parse(idSchema, created).id;
});

// Deletes what was written in it too.
test.afterAll(async () => {
  await call(`/i18n/locales/${String(language)}`, 'DELETE');
});

test('an article is written in Urdu, published, and read from right to left', async ({ page }) => {
  const address = `/content-manager/collection-types/api::article.article/${await documentIdOf('article', slug)}`;
  const { data } = v.parse(entrySchema, await call(`${address}?locale=en`));
  const english = Object.fromEntries(Object.entries(data).filter(([name]) => !unwritten.test(name)));
  const written = { ...english, title, excerpt: paragraph, content: paragraph };
  await call(`${address}?locale=ur`, 'PUT', written);
  await call(`${address}/actions/publish?locale=ur`, 'POST', written);

  await open(page, inUrdu(`/resources?article=${slug}`));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toHaveCSS('direction', 'rtl');
  await expect(page.getByText(paragraph).last()).toHaveCSS('direction', 'rtl');

  // What nobody has translated is there in English, and reads from left to right.
  await open(page, inUrdu(`/resources?article=${other}`));
  await expect(heading).toHaveCSS('direction', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  // Those who read in English or Spanish see nothing of it.
  for (const locale of ['en', 'es']) {
    const answer = await fetch(`${runningStack().url}/resources?article=${slug}&lang=${locale}`);
    expect(await answer.text()).not.toContain(title);
  }
});

// As in panel-language.spec.ts.
test.describe('in the panel', () => {
  test.use({
    expectedConsole: [
      /\/upload\/settings: .*403|\/(?:admin\/license-limit-information|admin\/ai-feature-config|i18n\/ai-localization-jobs\/\S*): .*404/,
    ],
  });

  test('an editor writes Urdu from right to left, and English from left to right', async ({ page, urduSite }) => {
    const { url, superAdmin } = runningStack();
    await presetSession(page.context(), await sharedAccount(url, superAdmin, 'ministry-admin'), urduSite);
    const entry = panelPath('article', await documentIdOf('article', other));
    await page.goto(`${entry}?plugins[i18n][locale]=ur`);
    const field = page.getByRole('textbox', { name: /^Title/ });
    await expect(field).toHaveValue('');
    await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
    const text = page.locator('.ProseMirror');
    await text.click();
    await page.keyboard.type(paragraph);
    await expect(text.getByText(paragraph)).toHaveCSS('unicode-bidi', 'plaintext');
  });
});
