import { expect, test } from 'vitest';
import { type LayoutField, shownFields } from './shown-fields';

const field = (name: string, type: string, attribute: object = {}): LayoutField => ({
  name,
  label: `Label of ${name}`,
  type,
  attribute: { type, ...attribute },
});

const components = {
  'home.hero': {
    layout: [[field('title', 'string'), field('scripture', 'component', { component: 'shared.scripture' })]],
  },
  'shared.scripture': { layout: [[field('verse', 'text')], [field('reference', 'string')]] },
  'shared.line': { layout: [[field('text', 'text')]] },
};

const rows = [
  [field('title', 'string'), field('position', 'integer')],
  [field('slug', 'string', { pluginOptions: { i18n: { localized: false } } })],
  [field('note', 'text')],
  [field('hero', 'component', { component: 'home.hero', repeatable: false })],
  [field('lines', 'component', { component: 'shared.line', repeatable: true })],
];

test('text is shown in the order of the form, with what components and lists hold', () => {
  const shown = shownFields(rows, components, {
    title: 'Peace',
    slug: 'peace',
    position: 3,
    note: null,
    hero: { title: 'Dawn', scripture: { verse: 'In the beginning', reference: 'Genesis 1:1' } },
    lines: [{ text: 'One' }, { text: 'Two' }],
  });
  expect(shown).toEqual([
    { name: 'title', label: 'Label of title', text: 'Peace' },
    { name: 'note', label: 'Label of note', text: '' },
    {
      name: 'hero',
      label: 'Label of hero',
      items: [
        [
          { name: 'title', label: 'Label of title', text: 'Dawn' },
          {
            name: 'scripture',
            label: 'Label of scripture',
            items: [
              [
                { name: 'verse', label: 'Label of verse', text: 'In the beginning' },
                { name: 'reference', label: 'Label of reference', text: 'Genesis 1:1' },
              ],
            ],
          },
        ],
      ],
    },
    {
      name: 'lines',
      label: 'Label of lines',
      items: [
        [{ name: 'text', label: 'Label of text', text: 'One' }],
        [{ name: 'text', label: 'Label of text', text: 'Two' }],
      ],
    },
  ]);
});

test('an empty component and an empty list are left out', () => {
  const shown = shownFields(rows, components, { title: 'Peace', note: 'Here', hero: null, lines: [] });
  expect(shown.map(({ name }) => name)).toEqual(['title', 'note']);
});
