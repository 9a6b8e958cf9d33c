import { eventDraftMessages, type EventDraftMessageKey } from './event-draft';

const texts = (mark: string) => ({
  title: `Title ${mark}`,
  location: `Place ${mark}`,
  region: `Region ${mark}`,
  description: `Description ${mark}`,
});
const noTexts = { title: '', location: '', region: '', description: '' };

/** A complete event. */
export const validEvent = {
  date: '2026-03-01',
  placeIsRegionOnly: false,
  attendance: 1200,
  salvations: 80,
  healings: 0,
  texts: { en: texts('en'), es: texts('es') },
};

type Case = {
  name: string;
  event: object;
  /** What is wrong, by path. */
  problems: Readonly<Record<string, EventDraftMessageKey>>;
};

const inSpanish = (change: object) => ({ ...validEvent, texts: { en: noTexts, es: { ...texts('es'), ...change } } });

/** Refused as a draft and as a publication. */
export const invalidEvents: readonly Case[] = [
  ...['2026-02-30', '1899-12-31', '2101-01-01', '2026-3-1', 'tomorrow', '', '2026-03-01T00:00:00Z', 20260301].map(
    (date): Case => ({
      name: `the date ${date}`,
      event: { ...validEvent, date },
      problems: { date: 'eventDraft.date.invalid' },
    }),
  ),
  ...[-1, 1.5, 10_000_001, '12', null].map((attendance): Case => ({
    name: `an attendance of ${attendance}`,
    event: { ...validEvent, attendance },
    problems: { attendance: 'eventDraft.number.invalid' },
  })),
  {
    name: 'a choice that is none',
    event: { ...validEvent, placeIsRegionOnly: 'yes' },
    problems: { placeIsRegionOnly: 'eventDraft.choice.invalid' },
  },
  {
    name: 'a long title',
    event: inSpanish({ title: 'ñ'.repeat(256) }),
    problems: { 'texts.es.title': 'eventDraft.line.tooLong' },
  },
  {
    name: 'a title of emojis that cannot be stored',
    event: inSpanish({ title: '🙏'.repeat(128) }),
    problems: { 'texts.es.title': 'eventDraft.line.tooLong' },
  },
  {
    name: 'a long description',
    event: inSpanish({ description: '🙏'.repeat(5001) }),
    problems: { 'texts.es.description': 'eventDraft.description.tooLong' },
  },
  {
    name: 'a place that cannot be stored, and a title that is no text',
    event: inSpanish({ title: 7, location: 'a\u0000b' }),
    problems: { 'texts.es.title': 'eventDraft.text.invalid', 'texts.es.location': 'eventDraft.text.unreadable' },
  },
];

/** Saved as drafts, and refused only when they are to be published. */
export const unfinishedEvents: readonly Case[] = [
  { name: 'no date', event: { ...validEvent, date: null }, problems: { date: 'eventDraft.date.required' } },
  {
    name: 'a language that is begun',
    event: { ...validEvent, texts: { en: { ...noTexts, title: 'Lamps' }, es: texts('es') } },
    problems: {
      'texts.en.location': 'eventDraft.location.required',
      'texts.en.description': 'eventDraft.description.required',
    },
  },
  {
    name: 'no region where only that is shown',
    event: { ...inSpanish({ region: ' ' }), placeIsRegionOnly: true },
    problems: { 'texts.es.region': 'eventDraft.region.required' },
  },
];

/** May be published. */
export const finishedEvents: readonly Pick<Case, 'name' | 'event'>[] = [
  { name: 'both languages', event: validEvent },
  { name: 'Spanish alone', event: inSpanish({ region: '' }) },
  { name: 'only the region', event: { ...validEvent, placeIsRegionOnly: true } },
  {
    name: 'texts as long as they may be',
    event: inSpanish({ title: `${'🙏'.repeat(127)}ñ`, location: 'ñ'.repeat(255), description: '🙏'.repeat(5000) }),
  },
];

/** An event without a title in either language would not be found again. */
export const namelessEvent = { ...validEvent, texts: { en: noTexts, es: { ...noTexts, description: 'Lámparas' } } };

/** The English sentences of the problems, as the API answers them. */
export function answered(problems: Case['problems']): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([path, key]) => [path, eventDraftMessages[key]]));
}
