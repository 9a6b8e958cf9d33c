import { expect, it } from 'vitest';
import { splitNotes } from './request-notes';

it('tells notes apart by the line of time and author above each', () => {
  const notes = '2026-11-20 23:30 UTC, Ana Pérez:\nCalled her.\n\nShe is well.\n\n2026-11-21 08:05 UTC, Luis:\nPrayed.';
  expect(splitNotes(notes)).toEqual([
    { writtenAt: '2026-11-20T23:30:00Z', author: 'Ana Pérez', text: 'Called her.\n\nShe is well.' },
    { writtenAt: '2026-11-21T08:05:00Z', author: 'Luis', text: 'Prayed.' },
  ]);
});

it('keeps what was written without such a line', () => {
  expect(splitNotes('Came by telephone.\n\n2026-11-21 08:05 UTC, Luis:\nPrayed.')).toEqual([
    { writtenAt: null, author: '', text: 'Came by telephone.' },
    { writtenAt: '2026-11-21T08:05:00Z', author: 'Luis', text: 'Prayed.' },
  ]);
});

it.each([null, '', ' \n '])('finds none in %j', (notes) => {
  expect(splitNotes(notes)).toEqual([]);
});
