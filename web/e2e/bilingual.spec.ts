import { expectAccessible } from './support/accessibility';
import { expect, inOneLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { fetchQuiz } from './support/quiz';

const slug = 'hospital-visitation';
const words = {
  en: {
    link: 'In both languages',
    title: 'Hospital Visitation',
    otherTitle: 'Visitación hospitalaria',
    overview: 'Overview',
    show: 'Show answers and explanations',
    back: 'In one language',
    nothing: 'There is nothing at this address',
    other: 'es',
  },
  es: {
    link: 'En los dos idiomas',
    title: 'Visitación hospitalaria',
    otherTitle: 'Hospital Visitation',
    overview: 'Panorama',
    show: 'Mostrar respuestas y explicaciones',
    back: 'En un solo idioma',
    nothing: 'No hay nada en esta dirección',
    other: 'en',
  },
} as const;

inOneLanguage('en', (locale) => {
  const text = words[locale];

  test('a module stands in both languages, paragraph by paragraph, with the explanations of its quiz', async ({
    page,
  }) => {
    await open(page, inLanguage(`/resources?module=${slug}`, locale));
    await page.getByRole('link', { name: text.link }).click();
    await expect(page).toHaveURL(new RegExp(`/bilingual\\?module=${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(page.locator(`header [lang=${text.other}]`)).toHaveText(text.otherTitle);

    const overview = page.getByRole('region', { name: text.overview });
    const own = overview.locator(`[lang=${locale}]`).first();
    const other = overview.locator(`[lang=${text.other}]`).first();
    const [left, right] = [await own.boundingBox(), await other.boundingBox()];
    if (!left || !right) throw new Error('The overview is not shown in both languages');
    const isWide = (page.viewportSize()?.width ?? 0) > 700;
    if (isWide) expect([right.y, right.x >= left.x + left.width]).toEqual([left.y, true]);
    else expect(right.y).toBeGreaterThanOrEqual(left.y + left.height);
    expect(await horizontalOverflow(page)).toBe(0);

    const [ownQuiz, otherQuiz] = await Promise.all([fetchQuiz(page, slug, locale), fetchQuiz(page, slug, text.other)]);
    await page.getByRole('button', { name: text.show }).click();
    for (const [index, question] of ownQuiz.questions.entries()) {
      await expect(page.getByText(question.explanation)).toBeVisible();
      await expect(page.getByText(otherQuiz.questions[index]?.explanation ?? '')).toBeVisible();
    }
    await expectAccessible(page);
    await expectHeadingsInOrder(page);
    await page.getByRole('link', { name: text.back }).click();
    await expect(page).toHaveURL(new RegExp(`/resources\\?module=${slug}`));
  });

  test('an article and the gospel too, by an address that can be shared', async ({ page }) => {
    for (const address of ['/bilingual?article=called-to-what-exactly', '/bilingual?of=gospel']) {
      await open(page, inLanguage(address, locale));
      const rows = page.locator(`main [lang=${text.other}]:has(p)`);
      expect(await rows.count()).toBeGreaterThan(5);
      await expect(rows.first()).toBeVisible();
      await expectAccessible(page);
      await expectHeadingsInOrder(page);
      expect(await horizontalOverflow(page)).toBe(0);
    }
  });

  test('on paper the languages stand beside each other', async ({ page }) => {
    await open(page, inLanguage(`/bilingual?module=${slug}`, locale));
    await page.emulateMedia({ media: 'print' });
    const overview = page.getByRole('region', { name: text.overview });
    const own = await overview.locator(`[lang=${locale}]`).first().boundingBox();
    const other = await overview.locator(`[lang=${text.other}]`).first().boundingBox();
    expect(own?.y).toBe(other?.y);
    await expect(page.getByRole('button', { name: text.show })).toBeHidden();
  });

  test('an address of nothing says so', async ({ page }) => {
    const answer = await page.request.get(inLanguage('/bilingual?module=no-such-module', locale));
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    await open(page, inLanguage('/bilingual?module=no-such-module', locale));
    await expect(page.getByRole('heading', { name: text.nothing })).toBeVisible();
  });
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('both languages are in the document', async ({ page }) => {
    await page.goto(inLanguage(`/bilingual?module=${slug}`, 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.title);
    await expect(page.getByText(words.en.otherTitle)).toBeVisible();
  });
});
