import * as v from 'valibot';
import { isDay } from './day';
import { type BuiltInLocale, builtInLocales } from './language';
import { isStorable, trimmed } from './submission';

/** In UTF-16 units, by which the CMS limits what it publishes: an emoji counts as two or more. */
export const longestLine = 255;
/** In characters (code points). */
export const longestDescription = 5000;
export const largestNumber = 10_000_000;

export const eventDraftsPath = '/api/event-drafts';
export const eventDraftPath = (id: string) => `${eventDraftsPath}/${id}`;

export const eventDraftMessages = {
  'eventDraft.invalid': 'Please send the whole event',
  'eventDraft.text.invalid': 'Please enter this as text',
  'eventDraft.text.unreadable': 'Please remove characters that cannot be stored',
  'eventDraft.line.tooLong': 'Please use at most 255 characters',
  'eventDraft.description.tooLong': 'Please use at most 5,000 characters',
  'eventDraft.name.required': 'Please give the event a title in at least one language',
  'eventDraft.date.invalid': 'Please enter a date that exists, between 1900 and 2100',
  'eventDraft.date.required': 'Please enter the date',
  'eventDraft.number.invalid': 'Please enter a whole number from 0 to 10,000,000',
  'eventDraft.choice.invalid': 'Please answer with yes or no',
  'eventDraft.title.required': 'Please enter the title',
  'eventDraft.location.required': 'Please enter the place',
  'eventDraft.region.required': 'Visitors see only the region, so please enter it',
  'eventDraft.description.required': 'Please enter the description',
} as const;

export type EventDraftMessageKey = keyof typeof eventDraftMessages;

/** The key of a rule's message, which is translated where it is shown. */
const key = (name: EventDraftMessageKey): EventDraftMessageKey => name;

const text = (isShort: (value: string) => boolean, tooLong: EventDraftMessageKey) =>
  v.pipe(
    v.string(key('eventDraft.text.invalid')),
    v.transform(trimmed),
    v.check(isStorable, key('eventDraft.text.unreadable')),
    v.check(isShort, tooLong),
  );

const line = text((value) => value.length <= longestLine, key('eventDraft.line.tooLong'));
const description = text(
  (value) => Array.from(value).length <= longestDescription,
  key('eventDraft.description.tooLong'),
);

/** All of it is empty in a language that the event is not told in. */
const eventTextsSchema = v.object(
  {
    title: line,
    location: line,
    region: line,
    description,
  },
  key('eventDraft.invalid'),
);

const daySchema = v.pipe(
  v.string(key('eventDraft.date.invalid')),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, key('eventDraft.date.invalid')),
  v.check((day) => isDay(day) && day >= '1900-01-01' && day <= '2100-12-31', key('eventDraft.date.invalid')),
);

/** 0 means not counted, and is not shown. */
const numberSchema = v.pipe(
  v.number(key('eventDraft.number.invalid')),
  v.integer(key('eventDraft.number.invalid')),
  v.minValue(0, key('eventDraft.number.invalid')),
  v.maxValue(largestNumber, key('eventDraft.number.invalid')),
);

const choiceSchema = v.boolean(key('eventDraft.choice.invalid'));

const contentEntries = {
  /** Null until somebody knows it. */
  date: v.nullable(daySchema),
  /** Visitors see the region instead of the location. */
  placeIsRegionOnly: choiceSchema,
  attendance: numberSchema,
  salvations: numberSchema,
  healings: numberSchema,
  texts: v.object({ en: eventTextsSchema, es: eventTextsSchema }, key('eventDraft.invalid')),
};

/** What visitors see of the draft in a language: nothing yet, an earlier version, or all of it. */
export const languageStates = ['unpublished', 'changed', 'published'] as const;

const stateSchema = v.picklist(languageStates);

const storedTextsSchema = v.object({
  title: v.string(),
  location: v.string(),
  region: v.string(),
  description: v.string(),
});

/** `id` is the document id; `version` changes with every change of the draft; `states` tells where visitors see it. */
export const eventDraftSchema = v.object({
  date: v.nullable(v.string()),
  placeIsRegionOnly: v.boolean(),
  attendance: v.number(),
  salvations: v.number(),
  healings: v.number(),
  texts: v.object({ en: storedTextsSchema, es: storedTextsSchema }),
  id: v.string(),
  version: v.string(),
  states: v.object({ en: stateSchema, es: stateSchema }),
});

/** GET /api/event-drafts: every event, also those that visitors do not see yet, the newest first. */
export const eventDraftsSchema = v.array(eventDraftSchema);

export type EventTexts = v.InferOutput<typeof storedTextsSchema>;
export type EventDraft = v.InferOutput<typeof eventDraftSchema>;

/** A field that is not filled in, and the key of the sentence that says so. */
export type Gap = { path: readonly string[]; message: EventDraftMessageKey };

type Content = Pick<EventDraft, 'date' | 'placeIsRegionOnly' | 'texts'>;

export const isTold = (texts: EventTexts): boolean => Object.values(texts).some((written) => written !== '');

export function toldIn({ texts }: Pick<EventDraft, 'texts'>): BuiltInLocale[] {
  return builtInLocales.filter((locale) => isTold(texts[locale]));
}

const required = {
  title: 'eventDraft.title.required',
  location: 'eventDraft.location.required',
  description: 'eventDraft.description.required',
} as const satisfies Partial<Record<keyof EventTexts, EventDraftMessageKey>>;

/** The event may be told in one language alone; a begun language must be complete, and a published one stays. */
export function publicationGaps(
  { date, placeIsRegionOnly, texts }: Content,
  states: EventDraft['states'] = { en: 'unpublished', es: 'unpublished' },
): Gap[] {
  const told = builtInLocales.filter((locale) => isTold(texts[locale]) || states[locale] !== 'unpublished');
  const needed = told.length > 0 ? told : builtInLocales;
  const inLanguage = (locale: BuiltInLocale): Gap[] => {
    const fields = ['title', 'location', ...(placeIsRegionOnly ? (['region'] as const) : []), 'description'] as const;
    return fields
      .filter((field) => texts[locale][field] === '')
      .map((field) => ({
        path: ['texts', locale, field],
        message: field === 'region' ? 'eventDraft.region.required' : required[field],
      }));
  };
  return [
    ...(date === null ? [{ path: ['date'], message: key('eventDraft.date.required') }] : []),
    ...needed.flatMap(inLanguage),
  ];
}

/** Names what is missing before the draft can be saved: without any title nobody would find it again. */
export function draftGaps({ texts }: Pick<EventDraft, 'texts'>): Gap[] {
  const isNamed = builtInLocales.some((locale) => texts[locale].title !== '');
  return isNamed
    ? []
    : builtInLocales.map((locale) => ({
        path: ['texts', locale, 'title'],
        message: key('eventDraft.name.required'),
      }));
}

/** POST /api/event-drafts answers 201 with the draft. `publish` shows it at once in the languages it is told in. */
export const newEventDraftSchema = v.object(
  { ...contentEntries, publish: v.optional(choiceSchema, false) },
  key('eventDraft.invalid'),
);

/** PUT /api/event-drafts/{id}. An outdated `version` is a 409, and nothing changes. */
export const eventDraftChangeSchema = v.object(
  { ...newEventDraftSchema.entries, version: v.string(key('eventDraft.invalid')) },
  key('eventDraft.invalid'),
);

export type NewEventDraft = v.InferOutput<typeof newEventDraftSchema>;
export type EventDraftChange = v.InferOutput<typeof eventDraftChangeSchema>;
