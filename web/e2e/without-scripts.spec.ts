import { demoContent } from './support/demo-content';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectLinkHome, sectionOf } from './support/ministry';

const words = {
  en: {
    scripts: /This form needs JavaScript/,
    firstName: /^First name/,
    schedule: 'Schedule Counseling',
    write: 'Write to us',
    newTab: '(opens in a new tab)',
  },
  es: {
    scripts: /Este formulario necesita JavaScript/,
    firstName: /^Nombre/,
    schedule: 'Agendar consejería',
    write: 'Escríbanos',
    newTab: '(se abre en otra pestaña)',
  },
} as const;

test.use({ javaScriptEnabled: false });

// In one browser context, because opening one takes longer than a page without scripts.
inEachLanguage((locale) => {
  const text = words[locale];
  const content = demoContent[locale];

  test('without scripts every page can be read, its links work, and its forms name another way to write', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const expectSections = async (names: readonly string[]) => {
      for (const name of names) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    };

    await test.step('the prayer request, whose form writes nothing that could not be sent', async () => {
      await page.goto(inLanguage('/prayer', locale));
      await expect(page.getByText(text.scripts)).toBeVisible();
      await expect(page.getByLabel(text.firstName)).toBeHidden();
    });

    await test.step('the message, instead of which an email can be written', async () => {
      await page.goto(inLanguage('/contact', locale));
      await expect(page.getByLabel(text.firstName)).toBeHidden();
      await expect(page.getByText(text.scripts)).toBeVisible();
      await expect(main.getByRole('link', { name: /@/ })).not.toHaveCount(0);
    });

    await test.step('the gospel, from every link that leads to it', async () => {
      await page.goto(inLanguage('/resources', locale));
      await expect(page.locator('nav a[href="/?gospel=1"]')).toHaveCount(1);
      await page.goto(inLanguage('/?gospel=1', locale));
      for (const name of content.gospel) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      for (const passage of content.passages) await expect(page.getByText(passage, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: text.write }).first()).toHaveAttribute('href', '/contact');
    });

    await test.step('where a gift goes', async () => {
      await page.goto(inLanguage('/support', locale));
      await expectSections(content.funds);
      await expect(page.getByRole('article').getByRole('link', { name: text.newTab })).toHaveCount(3);
    });

    await test.step('the marriage ministry, whose photos are links, and the address to ask for counseling', async () => {
      await page.goto(inLanguage('/marriage-ministry', locale));
      await expectSections(content.marriage);
      await expect(page.getByRole('button', { name: text.schedule })).toBeHidden();
      await expect(page.getByText(text.scripts)).toBeVisible();
      await expect(sectionOf(page, content.marriage[6]).getByRole('link', { name: /@/ })).toBeVisible();
      const href = await sectionOf(page, content.marriage[5]).getByRole('link').first().getAttribute('href');
      expect((await page.request.get(href ?? '')).headers()['content-type']).toMatch(/^image\//);
    });

    await test.step('the men’s ministry, with its photos', async () => {
      await page.goto(inLanguage('/mens-ministry', locale));
      await expectSections(content.men);
      await expect(sectionOf(page, content.men[4]).getByRole('img')).toHaveCount(6);
      await expectLinkHome(page, locale);
    });

    await test.step('the prophetic ministry', async () => {
      await page.goto(inLanguage('/prophetic-ministry', locale));
      await expectSections(content.prophetic);
      await expectLinkHome(page, locale);
    });
  });
});
