import type { RichText as Body } from '@contracts/rich-text';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { loadDictionary } from '../../i18n/load-dictionary';
import { RichText } from './rich-text';

afterEach(() => void vi.restoreAllMocks());

const text = (words: string) => [{ type: 'text' as const, text: words }];

async function show(body: Body, options: { skipsTitle?: boolean; locale?: 'en' | 'es' } = {}) {
  const { locale = 'en', skipsTitle = false } = options;
  return render(
    <LanguageProvider locale="en" dictionary={await loadDictionary('en')}>
      <MemoryRouter>
        <RichText body={body} locale={locale} skipsTitle={skipsTitle} />
      </MemoryRouter>
    </LanguageProvider>,
  );
}

const heading = (level: 1 | 2 | 3 | 4, words: string) => ({
  type: 'heading' as const,
  level,
  id: words.toLowerCase(),
  children: text(words),
});

test('headings of four levels stand in order below the title of the page', async () => {
  await show([heading(1, 'One'), heading(2, 'Two'), heading(3, 'Three'), heading(4, 'Four')]);
  expect(screen.getAllByRole('heading').map((element) => [element.tagName, element.textContent])).toEqual([
    ['H2', 'One'],
    ['H3', 'Two'],
    ['H4', 'Three'],
    ['H5', 'Four'],
  ]);
});

test.each([
  [
    [1, 2, 3],
    ['H2', 'H3'],
  ],
  [
    [2, 3, 4],
    ['H2', 'H3', 'H4'],
  ],
  [
    [3, 4, 3],
    ['H2', 'H3', 'H2'],
  ],
] as const)(
  'headings of the levels %j keep their difference, and leave none out below the title',
  async (levels, tags) => {
    await show(
      levels.map((level, index) => heading(level, `Heading ${index}`)),
      { skipsTitle: true },
    );
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(tags);
  },
);

test('only a level-1 heading at the very beginning is left out', async () => {
  await show([heading(1, 'Title'), heading(2, 'Two'), heading(1, 'Another')], { skipsTitle: true });
  expect(screen.getAllByRole('heading').map((element) => element.textContent)).toEqual(['Two', 'Another']);
});

test('a text that begins otherwise loses nothing', async () => {
  await show([heading(2, 'Two')], { skipsTitle: true });
  expect(screen.getByRole('heading', { name: 'Two' })).toBeTruthy();
});

test('scripture carries its reference and the name of its translation', async () => {
  await show([
    {
      type: 'scripture',
      children: text('Bear one another’s burdens.'),
      reference: 'Galatians 6:2',
      translation: 'WEB',
    },
  ]);
  const figure = screen.getByRole('figure');
  expect(figure.querySelector('blockquote')?.textContent).toBe('Bear one another’s burdens.');
  expect(within(figure).getByText('Galatians 6:2')).toBeTruthy();
  expect(within(figure).getByText('World English Bible')).toBeTruthy();
});

test.each([
  ['RV1909', 'Reina-Valera 1909', 'es'],
  ['NIV', 'NIV', null],
] as const)(
  'a passage names the translation that it is from, and its language if it is another: %s',
  async (...given) => {
    const [translation, name, lang] = given;
    await show([{ type: 'scripture', children: text('Sobrellevad…'), reference: 'Gálatas 6:2', translation }]);
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByRole('figure').getAttribute('lang')).toBe(lang);
  },
);

test('a passage whose translation nobody knows names none', async () => {
  await show([{ type: 'scripture', children: text('Pray.'), reference: 'Martin Luther', translation: null }]);
  expect(screen.getByText('Martin Luther')).toBeTruthy();
  expect(screen.queryByText('World English Bible')).toBeNull();
});

const hill = {
  url: '/uploads/hill.webp?v=1',
  width: 1200,
  height: 800,
  formats: [{ url: '/uploads/small_hill.webp?v=1', width: 480 }],
};

test('a picture has its sizes, its description and its caption, and keeps its place while it loads', async () => {
  // The test's browser loads no pictures.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  await show([{ type: 'picture', image: hill, alt: 'A hill', caption: 'At dawn' }]);
  const picture = screen.getByRole('img', { name: 'A hill' });
  expect(picture.getAttribute('srcset')).toBe('/uploads/small_hill.webp?v=1 480w, /uploads/hill.webp?v=1 1200w');
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '800']);
  expect(screen.getByRole('figure').textContent).toBe('At dawn');
});

test('a picture that was deleted leaves a placeholder with its description', async () => {
  const { container } = await show([{ type: 'picture', image: null, alt: 'A hill', caption: null }]);
  expect(screen.getByRole('img', { name: 'A hill' })).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});

test('lists keep their order, their bold titles and what is nested in them', async () => {
  await show([
    {
      type: 'list',
      ordered: true,
      items: [
        { title: 'Listen', children: text('before you fix.') },
        { children: text('Then'), blocks: [{ type: 'list', ordered: false, items: [{ children: text('wait') }] }] },
      ],
    },
  ]);
  const [ordered, nested] = screen.getAllByRole('list');
  expect([ordered?.tagName, nested?.tagName]).toEqual(['OL', 'UL']);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Listen: before you fix.');
  expect(screen.getByText('Listen:').tagName).toBe('STRONG');
  expect(nested?.textContent).toBe('wait');
});

test('markup in a text is shown as it was typed', async () => {
  await show([{ type: 'paragraph', children: text('<script>alert(1)</script>') }]);
  expect(screen.getByText('<script>alert(1)</script>')).toBeTruthy();
});

test('links lead where they say, inside the site and outside', async () => {
  await show([
    {
      type: 'paragraph',
      children: [
        { type: 'link', href: '/prayer', children: text('pray') },
        { type: 'link', href: 'https://example.org/', children: [{ type: 'emphasis', children: text('read') }] },
      ],
    },
  ]);
  expect(screen.getByRole('link', { name: 'pray' }).getAttribute('href')).toBe('/prayer');
  expect(screen.getByRole('link', { name: 'read' }).getAttribute('href')).toBe('https://example.org/');
});
