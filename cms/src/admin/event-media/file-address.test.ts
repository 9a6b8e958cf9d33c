import { describe, expect, it } from 'vitest';
import { fileAddress, type Folder, folderAt, stemOf } from './file-address';

const folders: Folder[] = [
  { id: 1, name: 'Books', children: [{ id: 2, name: 'public', children: [] }] },
  {
    id: 3,
    name: 'public',
    children: [{ id: 4, name: 'Revival', children: [{ id: 5, name: 'Ambato & más', children: [] }] }],
  },
];

const file = (name: string, folder: number | { id: number } | null) => ({
  name,
  folder,
  url: '/uploads/meeting_2f3a.mp4',
  mime: 'video/mp4',
});

describe('the address of a file', () => {
  it.each([
    ['in the folder public', file('meeting.mp4', { id: 3 }), '/public-objects/meeting.mp4'],
    ['in a folder below it', file('a 1.mp4', 5), '/public-objects/Revival/Ambato%20%26%20m%C3%A1s/a%201.mp4'],
    ['whose name would end a path', file('50%? #1.mp4', 3), '/public-objects/50%25%3F%20%231.mp4'],
    ['in another folder of that name', file('meeting.mp4', 2), '/uploads/meeting_2f3a.mp4'],
    ['in no folder', file('meeting.mp4', null), '/uploads/meeting_2f3a.mp4'],
    ['in a folder that is gone', file('meeting.mp4', { id: 99 }), '/uploads/meeting_2f3a.mp4'],
    ['whose name can be in no path', file('a/b.mp4', 3), '/uploads/meeting_2f3a.mp4'],
  ])('%s', (_, of, address) => {
    expect(fileAddress(of, folders)).toBe(address);
  });
});

describe('the folder of a file at an address', () => {
  it.each([
    ['/public-objects/meeting.mp4', 3],
    ['/public-objects/Revival/Ambato%20%26%20m%C3%A1s/a%201.mp4', 5],
    ['/public-objects/Revival/Quito/a.mp4', null],
    ['/uploads/meeting_2f3a.mp4', null],
    ['/api/assets/august16-promo-video', null],
    ['https://example.org/public-objects/meeting.mp4', null],
  ])('%s', (address, id) => {
    expect(folderAt(address, folders)).toBe(id);
  });
});

it.each([
  ['/public-objects/Revival/a%201.mp4', 'a 1'],
  ['/uploads/meeting.of.night_2f3a.mp4?v=1', 'meeting.of.night_2f3a'],
  ['/api/assets/august16-promo-video', 'august16-promo-video'],
])('the name at the end of %s', (address, stem) => {
  expect(stemOf(address)).toBe(stem);
});
