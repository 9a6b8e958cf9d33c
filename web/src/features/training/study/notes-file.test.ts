import { expect, test } from 'vitest';
import { notesText } from './notes-file';

test('notes of a module are a text with what was done and what was written', () => {
  const items = [
    { text: '**Call.** Ask how they sleep.', isDone: true },
    { text: 'Visit', isDone: false },
  ];
  expect(
    notesText([{ title: 'Grief', notes: ' Ana, Tuesday.\n\n', actionItems: { title: 'Action items', items } }]),
  ).toBe('Grief\n=====\n\nAction items\n[x] Call. Ask how they sleep.\n[ ] Visit\n\nAna, Tuesday.\n');
});

test('notes of several modules follow one another, each under its title', () => {
  const modules = [
    { title: 'Visits', notes: 'Knock.' },
    { title: 'Grief', notes: '' },
  ];
  expect(notesText(modules)).toBe('Visits\n======\n\nKnock.\n\n\n\nGrief\n=====\n');
});
