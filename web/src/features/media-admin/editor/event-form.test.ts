import {
  finishedEvents,
  invalidEvents,
  namelessEvent,
  unfinishedEvents,
  validEvent,
} from '../../../../../cms/src/contracts/event-draft.cases';
import { eventDraftMessages, eventDraftSchema, newEventDraftSchema } from '@contracts/event-draft';
import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { spanishAdmin } from '../../../i18n/es/admin';
import { ApiError } from '../../../lib/cms-client/api-error';
import { checkForm, emptyForm, formOf, refusedFields } from './event-form';

const unseen = { en: 'unpublished', es: 'unpublished' } as const;

/** The form as it stands when this event is edited. */
const typed = (event: object) => formOf(parse(eventDraftSchema, { ...event, id: 'a', version: 'b', states: unseen }));

const asDraft = { publish: false, own: 'es', states: undefined } as const;
const asPublication = { publish: true, own: 'es', states: undefined } as const;

describe('the rules of the contract', () => {
  test.each(finishedEvents)('let $name be published', ({ event }) => {
    expect(checkForm(typed(event), asPublication)).toEqual({
      draft: parse(newEventDraftSchema, { ...event, publish: true }),
    });
  });

  test.each(unfinishedEvents)('keep $name as a draft alone', ({ event, problems }) => {
    expect(checkForm(typed(event), asPublication)).toEqual({ problems });
    expect(checkForm(typed(event), asDraft)).toHaveProperty('draft');
  });

  // Others cannot stand in a form.
  const typeable = invalidEvents.filter(
    ({ event }) => safeParse(eventDraftSchema, { ...event, id: 'a', version: 'b', states: unseen }).success,
  );
  test.each(typeable.filter(({ event }) => !('date' in event && event.date === '')))(
    'refuse $name',
    ({ event, problems }) => {
      expect(checkForm(typed(event), asDraft)).toEqual({ problems });
    },
  );

  test('ask for a title in the language of whoever writes', () => {
    expect(checkForm(typed(namelessEvent), asDraft)).toEqual({
      problems: { 'texts.es.title': 'eventDraft.name.required' },
    });
  });
});

test.each([
  ['', 0],
  ['1250', 1250],
  ['1,250', 1250],
  ['1.250', 1250],
  [' 12 500 ', 12500],
])('the number “%s” is understood as %d', (text, number) => {
  expect(checkForm({ ...typed(validEvent), attendance: text }, asDraft)).toHaveProperty('draft.attendance', number);
});

test.each(['many', '-3', '12a', '1.5', '1,25', '12,5000'])('“%s” is no number', (text) => {
  expect(checkForm({ ...typed(validEvent), healings: text }, asDraft)).toEqual({
    problems: { healings: 'eventDraft.number.invalid' },
  });
});

test('what is wrong is told together with what is missing', () => {
  const texts = { ...emptyForm.texts, es: { ...emptyForm.texts.es, title: 'Lámparas' } };
  expect(checkForm({ ...emptyForm, texts, attendance: 'muchos' }, asPublication)).toEqual({
    problems: {
      date: 'eventDraft.date.required',
      'texts.es.location': 'eventDraft.location.required',
      'texts.es.description': 'eventDraft.description.required',
      attendance: 'eventDraft.number.invalid',
    },
  });
});

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['ur', 'en'],
] as const)('to a user who reads in %s, an empty form asks for the texts in %s alone', (own, asked) => {
  const checked = checkForm(emptyForm, { ...asPublication, own });
  expect(Object.keys('problems' in checked ? checked.problems : {})).toEqual([
    'date',
    ...['title', 'location', 'description'].map((field) => `texts.${asked}.${field}`),
  ]);
});

test('a published language must stay complete, whatever the user reads', () => {
  const states = { en: 'published', es: 'unpublished' } as const;
  const checked = checkForm({ ...emptyForm, date: '2026-03-01' }, { ...asPublication, states });
  expect(Object.keys('problems' in checked ? checked.problems : {})).toEqual(
    ['title', 'location', 'description'].map((field) => `texts.en.${field}`),
  );
});

test('what the server refuses is found by its field', () => {
  const refused = { message: 'Too long', name: 'ValidationError' };
  const errors = [
    { path: ['texts', 'es', 'title'], ...refused, code: 'eventDraft.line.tooLong' },
    { path: ['texts', 'es', 'unknown'], ...refused },
  ];
  const body = { data: null, error: { status: 400, name: 'ValidationError', message: 'x', details: { errors } } };
  expect(refusedFields(new ApiError(400, JSON.stringify(body), ''))).toEqual({
    'texts.es.title': 'eventDraft.line.tooLong',
    'texts.es.unknown': 'Too long',
  });
  expect(refusedFields(new ApiError(400, 'nonsense', ''))).toEqual({});
});

test('every message of the contract is said in Spanish', () => {
  const untranslated = Object.entries(eventDraftMessages).filter(
    ([key, english]) => new Map<string, string>(Object.entries(spanishAdmin)).get(key) === english,
  );
  expect(untranslated).toEqual([]);
});
