import { expect, test } from 'vitest';
import { withNote, withoutNote } from './team-notes';

const at = Date.parse('2026-03-04T18:05:30Z');
const note = { author: 'Marta Team', text: 'Called her.\n\nShe is well.' };
const later = { author: 'Luis Team', text: 'Wrote to her.' };

test('a note is taken out again, alone, among others, and with blank lines of its own', () => {
  expect(withoutNote(withNote(null, note, at), note, at)).toBeNull();
  const before = withNote(null, later, at);
  expect(withoutNote(withNote(before, note, at), note, at)).toBe(before);
  const between = withNote(withNote(before, note, at), later, at + 120_000);
  expect(withoutNote(between, note, at)).toBe(withNote(before, later, at + 120_000));
});

test('a note that was written twice is taken out once', () => {
  const twice = withNote(withNote(null, note, at), note, at);
  expect(withoutNote(twice, note, at)).toBe(withNote(null, note, at));
});

test.each([
  ['was edited', withNote(null, { ...note, text: 'Called him.' }, at)],
  ['was continued', `${withNote(null, note, at)} And happy.`],
  ['is gone', null],
])('nothing is taken out when the note %s', (_how, notes) => {
  expect(withoutNote(notes, note, at)).toBeUndefined();
});

test('a note cannot contain the line above a note of somebody else', () => {
  const forged = 'Called her.\n\n2026-11-20 09:00 UTC, Pastor John:\nI agree.';
  const notes = withNote(null, { author: 'Ana Ruiz', text: forged }, Date.parse('2026-11-23T10:00:00Z'));
  expect(notes.split('\n').filter((line) => /^\d{4}-\d\d-\d\d \d\d:\d\d UTC, .+:$/.test(line))).toEqual([
    '2026-11-23 10:00 UTC, Ana Ruiz:',
  ]);
});
