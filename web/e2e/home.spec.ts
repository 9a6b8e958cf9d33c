import * as v from 'valibot';
import { expectComplaints } from './support/console-guard';
import { publishChange } from './support/editor';
import { byDayOn, expect, inOneLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { open, scrollThrough } from './support/open';

const words = {
  en: {
    hero: /^However the night went/,
    gospel: 'Eternal life',
    prayer: 'Ask for prayer',
    library: 'Explore the library',
    sections: [
      'He is risen',
      'Two books to begin with',
      'For those who care for others',
      'Lives, counted in the field',
      'Meet the pastor',
      'Over 350 men, one weekend in August',
      'Where revival has come',
      'Help that travels far',
      'How can we pray for you?',
    ],
    books: ['When the Fire Goes Down', 'The Unhurried Plan'],
    buy: 'View at the bookstore',
    ministries: ['Men’s ministry', 'Marriage ministry', 'Prophetic ministry'],
    care: 'Pastoral care',
    retreat: 'Read their stories',
    giving: ['Give to Pakistan', 'Give to Ecuador', 'Give to the general fund'],
    bible: '$6 buys a Bible for a Pakistani pastor.',
    moreGiving: 'More about giving',
    firstName: 'First name',
    timeline: 'See the revival timeline',
    other: 'Español',
  },
  es: {
    hero: /^Como haya sido la noche/,
    gospel: 'Vida eterna',
    prayer: 'Pedir oración',
    library: 'Explorar la biblioteca',
    sections: [
      'Ha resucitado',
      'Dos libros para empezar',
      'Para quienes cuidan de otros',
      'Vidas contadas en el campo',
      'Conozca al pastor',
      'Más de 350 hombres, un fin de semana de agosto',
      'Donde llegó el avivamiento',
      'Una ayuda que llega lejos',
      '¿Cómo podemos orar por usted?',
    ],
    books: ['El plan sin prisa', 'Cuando baja el fuego'],
    buy: 'Ver en la librería',
    ministries: ['Ministerio de hombres', 'Ministerio matrimonial', 'Ministerio profético'],
    care: 'Cuidado pastoral',
    retreat: 'Leer sus testimonios',
    giving: ['Ofrendar para Pakistán', 'Ofrendar para Ecuador', 'Ofrendar al fondo general'],
    bible: 'Con 6 dólares, un pastor pakistaní recibe una Biblia.',
    moreGiving: 'Más sobre cómo ofrendar',
    firstName: 'Nombre',
    timeline: 'Ver la línea de tiempo',
    other: 'English',
  },
} as const;

const heroSchema = v.looseObject({ title: v.string() });

const ministryPages = ['/mens-ministry', '/marriage-ministry', '/prophetic-ministry'];
inOneLanguage('es', (locale) => {
  const text = words[locale];

  test('the hero leads to the gospel, to prayer and to the library', async ({ page }) => {
    await open(page, inLanguage('/', locale));
    const hero = page.locator('#home');
    await expect(hero.getByRole('link', { name: text.library })).toHaveAttribute('href', '/resources');
    await hero.getByRole('link', { name: text.gospel }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await hero.getByRole('link', { name: text.prayer }).click();
    await expect(page.locator('#prayer')).toBeFocused();
    await expect(page.locator('#prayer').getByLabel(text.firstName)).toBeVisible();
  });

  test('home shows all its sections in order', async ({ page }) => {
    await open(page, inLanguage('/', locale));
    await scrollThrough(page);

    await test.step('home holds its sections in order', async () => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.hero);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([...text.sections]);
      const anchors = await main.locator('section[id]').evaluateAll((found) => found.map(({ id }) => id));
      expect(anchors).toEqual(['home', 'resources', 'about', 'revival', 'support', 'prayer']);
      await expectHeadingsInOrder(page);
    });

    await test.step('two books with their covers, and what there is to read', async () => {
      const resources = page.locator('#resources');
      for (const title of text.books) {
        const book = resources.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
        const link = book.getByRole('link', { name: new RegExp(`${text.buy} ${title}`) });
        await expect(link).toHaveAttribute('target', '_blank');
        await book.scrollIntoViewIfNeeded();
        await expect(book.locator('img')).toHaveJSProperty('complete', true);
        expect(await book.locator('img').evaluate((cover: HTMLImageElement) => cover.naturalWidth)).toBeGreaterThan(0);
      }
      await expect(resources.getByRole('article')).toHaveCount(2);
      await expect(resources.getByRole('list').last().getByRole('listitem')).toHaveCount(4);
    });

    await test.step('the ministries lead to their pages, pastoral care nowhere, the retreat to its stories', async () => {
      const about = page.locator('#about');
      for (const [index, name] of text.ministries.entries()) {
        await expect(about.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          ministryPages[index] ?? '',
        );
      }
      await expect(about.getByRole('heading', { name: text.care })).toBeVisible();
      await expect(about.getByRole('link', { name: text.care })).toHaveCount(0);
      await expect(page.getByRole('link', { name: text.retreat })).toHaveAttribute('href', '/mens-ministry');
    });

    await test.step('three cards say where a gift goes and lead there', async () => {
      const support = page.locator('#support');
      await expect(support.getByRole('article')).toHaveCount(3);
      await expect(support.getByRole('article').first()).toContainText(text.bible);
      for (const name of text.giving) {
        const link = support.getByRole('link', { name: new RegExp(`^${name}`) });
        await expect(link).toHaveAttribute('href', /^https:\/\/example\.org\//);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      await expect(support.getByRole('link', { name: text.moreGiving })).toHaveAttribute('href', '/support');
    });

    await test.step('the hero picture is there, described, sharp enough, and asked for before all else', async () => {
      const picture = page.locator('#home').getByRole('img');
      await expect(picture).toHaveAttribute('alt', /\S{3,}/);
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveAttribute('imagesrcset', /hero.image/);
    });
  });

  test('the language changes on all of home at once', async ({ page }) => {
    await open(page, inLanguage('/', locale));
    const other = words[locale === 'en' ? 'es' : 'en'];
    await page.getByRole('contentinfo').getByRole('link', { name: text.other }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...other.sections]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.hero);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('all of home can be read, and its links work', async ({ page }) => {
      await page.goto(inLanguage('/?event=all#revival', locale));
      const main = page.getByRole('main');
      for (const name of text.sections) await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
      for (const name of [...text.books, ...text.ministries]) {
        await expect(main.getByRole('heading', { name }).first()).toBeVisible();
      }
      await expect(page.locator('#resources img')).toHaveCount(2);
      await expect(page.locator('#prayer').getByRole('link')).toHaveAttribute('href', '/prayer');
      await expect(page.locator('video')).toHaveCount(0);

      await test.step('the timeline is a page', async () => {
        await page.locator('#revival').getByRole('link', { name: text.timeline }).click();
        await expect(page).toHaveURL(/\/revival$/);
        await page.goBack();
      });

      await main.getByRole('link', { name: text.ministries[0], exact: true }).click();
      await expect(page).toHaveURL(/\/mens-ministry$/);
    });
  });
});

test(
  'the address of a section scrolls it below the bar and marks its link',
  { tag: byDayOn('@phone') },
  async ({ page }) => {
    const top = (page.viewportSize()?.width ?? 0) < 768 ? 80 : 100;
    for (const [id, item] of Object.entries({
      about: 'About',
      revival: 'Revival',
      resources: 'Resources',
      support: 'Support',
    })) {
      await test.step(id, async () => {
        // With a query of its own, or only the hash would change and the page would not reload.
        await open(page, inLanguage(`/?section=${id}#${id}`, 'en'));
        const sectionTop = () =>
          page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
        await expect.poll(sectionTop).toBe(top);
        const link = page.getByRole('navigation', { name: 'Main' }).getByText(item, { exact: true });
        await expect(link).toHaveAttribute('aria-current', 'location');
      });
    }
  },
);

// In one language: the site is shared.
test(
  'an editor’s hero title is shown on the next load, in that language only',
  { tag: '@desktop' },
  async ({ page }) => {
    const title = async (locale: Locale) => {
      await page.goto(inLanguage('/', locale));
      return page.getByRole('heading', { level: 1 }).innerText();
    };
    // Other journeys look for the beginning of the title.
    const changed = 'Como haya sido la noche, aquí hay lugar para usted';
    const undo = await publishChange('home-page', 'es', (entry) => ({
      ...entry,
      hero: { ...v.parse(heroSchema, entry['hero']), title: changed },
    }));
    try {
      expect(await title('es')).toBe(changed);
      expect(await title('en')).toMatch(words.en.hero);
    } finally {
      await undo();
    }
    expect(await title('es')).not.toBe(changed);
  },
);

test.describe('addresses that nobody knows', { tag: '@desktop' }, () => {
  test('show the home page with status 404', async ({ page }) => {
    const answer = await expectComplaints(page, [/\/no-such-page.*status of 404/], () =>
      open(page, inLanguage('/no-such-page', 'en')),
    );
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: words.en.hero })).toBeVisible();
  });
});
