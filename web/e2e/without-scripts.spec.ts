import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';

const words = {
  en: {
    scripts: /This form needs JavaScript/,
    firstName: /^First name/,
    schedule: 'Schedule Counseling',
    back: 'Back to Home',
    gospel: {
      sections: ['The beginning', 'The bad news', 'The good news', 'Your decision', 'God’s promise'],
      passages: ['Romans 6:23', 'Romans 10:9-10', 'Ephesians 2:8-9', '1 Corinthians 15:1-4', 'Acts 4:12'],
      write: 'Write to us',
    },
    giving: ['Pakistan missions', 'Ecuador missions', 'General fund'],
    newTab: '(opens in a new tab)',
    marriage: [
      'Two people and a promise',
      'How we can walk with you',
      'If you are not safe at home',
      'Four principles from Scripture',
      'Three building blocks for ordinary weeks',
      'From our gatherings',
      'Talk with someone',
    ],
    men: [
      'Known by three others',
      'What we work on',
      'Men’s Retreat 2025',
      'Three stories from that weekend',
      'Photos of the retreat',
    ],
    prophetic: [
      'How we understand prophecy',
      'Four areas of service',
      'Prophetic Word for 2025',
      'The passages we keep in front of us',
    ],
  },
  es: {
    scripts: /Este formulario necesita JavaScript/,
    firstName: /^Nombre/,
    schedule: 'Agendar consejería',
    back: 'Volver al inicio',
    gospel: {
      sections: ['El principio', 'La mala noticia', 'La buena noticia', 'Su decisión', 'La promesa de Dios'],
      passages: ['Romanos 6:23', 'Romanos 10:9-10', 'Efesios 2:8-9', '1 Corintios 15:1-4', 'Hechos 4:12'],
      write: 'Escríbanos',
    },
    giving: ['Misiones en Pakistán', 'Misiones en Ecuador', 'Fondo general'],
    newTab: '(se abre en otra pestaña)',
    marriage: [
      'Dos personas y una promesa',
      'Cómo podemos acompañarles',
      'Si en su casa usted corre peligro',
      'Cuatro principios de la Escritura',
      'Tres pilares para las semanas comunes',
      'De nuestros encuentros',
      'Hable con alguien',
    ],
    men: [
      'Que tres le conozcan',
      'En qué trabajamos',
      'Retiro de hombres 2025',
      'Tres historias de ese fin de semana',
      'Fotos del retiro',
    ],
    prophetic: [
      'Cómo entendemos la profecía',
      'Cuatro áreas de servicio',
      'Palabra profética para 2025',
      'Los pasajes que tenemos a la vista',
    ],
  },
} as const;

test.use({ javaScriptEnabled: false });

// One visitor for all pages: without scripts a page costs little more than the browser that opens it.
inEachLanguage((locale) => {
  const text = words[locale];

  test('without scripts every page can be read, its links lead on, and its forms name another way', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const section = (name: string) => page.getByRole('region', { name, exact: true });
    const expectSections = async (names: readonly string[]) => {
      for (const name of names) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    };

    await test.step('the prayer request, whose form writes nothing that could not be sent', async () => {
      await page.goto(inLanguage('/prayer', locale));
      await expect(page.getByText(text.scripts)).toBeVisible();
      await expect(page.getByLabel(text.firstName)).toBeHidden();
    });

    await test.step('the message, instead of which an e-mail can be written', async () => {
      await page.goto(inLanguage('/contact', locale));
      await expect(page.getByLabel(text.firstName)).toBeHidden();
      await expect(page.getByText(text.scripts)).toBeVisible();
      await expect(main.getByRole('link', { name: /@/ })).not.toHaveCount(0);
    });

    await test.step('the gospel, from every link that leads to it', async () => {
      await page.goto(inLanguage('/resources', locale));
      await expect(page.locator('nav a[href="/?gospel=1"]')).toHaveCount(1);
      await page.goto(inLanguage('/?gospel=1', locale));
      for (const name of text.gospel.sections) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      for (const passage of text.gospel.passages) await expect(page.getByText(passage, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: text.gospel.write }).first()).toHaveAttribute('href', '/contact');
    });

    await test.step('where a gift goes', async () => {
      await page.goto(inLanguage('/support', locale));
      await expectSections(text.giving);
      await expect(page.getByRole('article').getByRole('link', { name: text.newTab })).toHaveCount(3);
    });

    await test.step('the marriage ministry, whose photos are links, and the address to ask for counseling', async () => {
      await page.goto(inLanguage('/marriage-ministry', locale));
      await expectSections(text.marriage);
      await expect(page.getByRole('button', { name: text.schedule })).toBeHidden();
      await expect(page.getByText(text.scripts)).toBeVisible();
      await expect(section(text.marriage[6]).getByRole('link', { name: /@/ })).toBeVisible();
      const href = await section(text.marriage[5]).getByRole('link').first().getAttribute('href');
      expect((await page.request.get(href ?? '')).headers()['content-type']).toMatch(/^image\//);
    });

    await test.step('the men’s ministry, with its photos', async () => {
      await page.goto(inLanguage('/mens-ministry', locale));
      await expectSections(text.men);
      await expect(section(text.men[4]).getByRole('img')).toHaveCount(6);
      await main.getByRole('link', { name: text.back }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    await test.step('the prophetic ministry', async () => {
      await page.goto(inLanguage('/prophetic-ministry', locale));
      await expectSections(text.prophetic);
      await main.getByRole('link', { name: text.back }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
});
