import { expect, test } from 'vitest';
import { compareSnapshots } from './compare-snapshots';

const line = (text: string) => ({ text });
const cover = { kind: 'file', id: 1, name: 'old.jpg' };

test.each([
  ['nothing', { title: 'A', list: [line('x')] }, { list: [line('x')], title: 'A' }, []],
  ['a text', { title: 'A' }, { title: 'B' }, [{ path: ['title'], then: 'A', now: 'B' }]],
  [
    'an item put first, and not every one after it',
    { list: [line('x'), line('y')] },
    { list: [line('new'), line('x'), line('y')] },
    [{ path: ['list', 0, 'text'], now: 'new' }],
  ],
  [
    'an item removed',
    { list: [line('x'), line('y')] },
    { list: [line('y')] },
    [{ path: ['list', 0, 'text'], then: 'x' }],
  ],
  [
    'a group that was emptied',
    { hero: { title: 'T', scripture: { verse: 'V' } } },
    { hero: null },
    [
      { path: ['hero', 'title'], then: 'T' },
      { path: ['hero', 'scripture', 'verse'], then: 'V' },
    ],
  ],
  [
    'a picture by its name',
    { cover },
    { cover: { kind: 'file', id: 2, name: 'new.jpg' } },
    [{ path: ['cover'], then: 'old.jpg', now: 'new.jpg' }],
  ],
  ['a picture taken away', { cover }, { cover: null }, [{ path: ['cover'], then: 'old.jpg', now: null }]],
  ['a new field', {}, { subtitle: 'S' }, [{ path: ['subtitle'], now: 'S' }]],
  ['no example mark', { isExample: true }, { isExample: false }, []],
])('shows %s', (_, then, now, differences) => {
  expect(compareSnapshots(then, now)).toEqual(differences);
});
