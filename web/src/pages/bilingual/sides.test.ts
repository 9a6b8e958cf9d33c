import type { Block } from '@contracts/rich-text';
import { expect, test } from 'vitest';
import { pairBlocks, pairUp } from './sides';

const heading = (id: string): Block => ({ type: 'heading', level: 2, id, children: [{ type: 'text', text: id }] });
const paragraph = (text: string): Block => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const words = (block: Block | null) =>
  block && 'children' in block ? block.children.map((inline) => 'text' in inline && inline.text).join('') : '';
const shown = (pairs: ReturnType<typeof pairBlocks>) => pairs.map((pair) => pair.map(words));

test('lists of different lengths leave the rest alone', () => {
  expect(pairUp(['a', 'b'], ['c'])).toEqual([
    ['a', 'c'],
    ['b', null],
  ]);
});

test('headings keep together what belongs together, although a paragraph was split', () => {
  const own = [paragraph('1'), heading('H'), paragraph('2')];
  const other = [paragraph('1a'), paragraph('1b'), heading('h'), paragraph('2a')];
  expect(shown(pairBlocks(own, other))).toEqual([
    ['1', '1a'],
    ['', '1b'],
    ['H', 'h'],
    ['2', '2a'],
  ]);
});

test('with other headings everything is paired by its position', () => {
  expect(shown(pairBlocks([heading('H'), paragraph('1')], [paragraph('a'), paragraph('b')]))).toEqual([
    ['H', 'a'],
    ['1', 'b'],
  ]);
});
