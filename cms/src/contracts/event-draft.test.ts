import * as v from 'valibot';
import { expect, test } from 'vitest';
import { draftGaps, newEventDraftSchema, publicationGaps } from './event-draft';
import { finishedEvents, invalidEvents, namelessEvent, unfinishedEvents, validEvent } from './event-draft.cases';

const byPath = (gaps: ReturnType<typeof publicationGaps>) =>
  Object.fromEntries(gaps.map(({ path, message }) => [path.join('.'), message]));

test.each(invalidEvents)('$name is refused', ({ event, problems }) => {
  const { issues = [] } = v.safeParse(newEventDraftSchema, event);
  expect(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))).toEqual(problems);
});

test.each(unfinishedEvents)('$name may be saved and not published', ({ event, problems }) => {
  const draft = v.parse(newEventDraftSchema, event);
  expect(draftGaps(draft)).toEqual([]);
  expect(byPath(publicationGaps(draft))).toEqual(problems);
});

test.each(finishedEvents)('$name may be published', ({ event }) => {
  expect(publicationGaps(v.parse(newEventDraftSchema, event))).toEqual([]);
});

test('an event without any title cannot be saved', () => {
  expect(draftGaps(v.parse(newEventDraftSchema, namelessEvent)).map(({ message }) => message)).toEqual([
    'eventDraft.name.required',
    'eventDraft.name.required',
  ]);
});

test('a language that visitors read cannot be emptied', () => {
  const emptied = { title: '', location: '', region: '', description: '' };
  const draft = v.parse(newEventDraftSchema, { ...validEvent, texts: { ...validEvent.texts, es: emptied } });
  expect(publicationGaps(draft)).toEqual([]);
  expect(publicationGaps(draft, { en: 'published', es: 'published' }).map(({ path }) => path.join('.'))).toEqual([
    'texts.es.title',
    'texts.es.location',
    'texts.es.description',
  ]);
});
