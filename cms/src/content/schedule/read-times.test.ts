import { expect, test } from 'vitest';
import { readTimes } from './read-times';

const zone = 'America/New_York';
const now = Date.parse('2027-03-01T12:00:30Z');

test.each([
  ['nothing', '', '', []],
  ['a time to publish', '2027-03-01T07:01', '', []],
  ['a time to unpublish alone', '', '2027-03-01T07:01', []],
  ['both in order', '2027-03-01T07:01', '2027-03-01T07:02', []],
  ['the minute that has begun', '2027-03-01T07:00', '', ['publish problem.time.past']],
  [
    'what is no time',
    'tomorrow',
    '2027-02-30T10:00',
    ['publish problem.time.invalid', 'unpublish problem.time.invalid'],
  ],
  ['an hour that clocks skip', '2027-03-14T02:30', '', ['publish problem.time.skipped']],
  ['the end before the beginning', '2027-04-02T06:00', '2027-04-01T06:00', ['unpublish problem.time.order']],
  ['the end at the beginning', '2027-04-02T06:00', '2027-04-02T06:00', ['unpublish problem.time.order']],
])('%s', (_, publish, unpublish, expected) => {
  const { problems } = readTimes({ publish, unpublish }, zone, now);
  expect(problems.map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual(expected);
});

test('a time that comes twice means the first', () => {
  const { moments } = readTimes({ publish: '2027-11-07T01:30', unpublish: '2027-11-07T02:00' }, zone, now);
  expect(moments).toEqual({
    publish: Date.parse('2027-11-07T05:30:00Z'),
    unpublish: Date.parse('2027-11-07T07:00:00Z'),
  });
});
