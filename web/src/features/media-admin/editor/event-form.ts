import {
  draftGaps,
  type EventDraft,
  type EventTexts,
  type Gap,
  newEventDraftSchema,
  type NewEventDraft,
  publicationGaps,
  toldIn,
} from '@contracts/event-draft';
import { type BuiltInLocale, builtInLocale, type Locale } from '@contracts/language';
import { getDotPath, safeParse } from 'valibot';
import type { ApiError } from '../../../lib/cms-client/api-error';
import { fieldRefusals } from '../../../lib/cms-client/request-failure';

export const numberFields = ['attendance', 'salvations', 'healings'] as const;
export const textFields = ['title', 'location', 'region', 'description'] as const;
type NumberField = (typeof numberFields)[number];

export type EventForm = Record<NumberField | 'date', string> & {
  placeIsRegionOnly: boolean;
  texts: Record<BuiltInLocale, EventTexts>;
};

/** The keys of the messages, by the path of the field: `date`, `texts.es.title`. */
export type FormProblems = Readonly<Record<string, string>>;

const noTexts: EventTexts = { title: '', location: '', region: '', description: '' };

export const emptyForm: EventForm = {
  date: '',
  attendance: '',
  salvations: '',
  healings: '',
  placeIsRegionOnly: false,
  texts: { en: noTexts, es: noTexts },
};

/** 0 means not counted. */
const shownNumber = (count: number) => (count === 0 ? '' : String(count));

export function formOf({ date, placeIsRegionOnly, attendance, salvations, healings, texts }: EventDraft): EventForm {
  return {
    date: date ?? '',
    placeIsRegionOnly,
    attendance: shownNumber(attendance),
    salvations: shownNumber(salvations),
    healings: shownNumber(healings),
    texts,
  };
}

/** People group thousands by a comma, a point or a space. NaN for what is no whole number; 0 for nothing. */
export function typedNumber(typed: string): number {
  const text = typed.trim();
  return /^(?:\d*|\d{1,3}(?:[\s,.]\d{3})+)$/.test(text) ? Number(text.replace(/\D/g, '')) : NaN;
}

type Circumstances = { publish: boolean; own: Locale; states: EventDraft['states'] | undefined };

/** One language is enough: an event that is told in none yet, or has no title, is asked for in the user's own. */
function findGaps(content: Parameters<typeof publicationGaps>[0], { publish, own, states }: Circumstances): Gap[] {
  const gaps = publish ? publicationGaps(content, states) : draftGaps(content);
  const isShown = Object.values(states ?? {}).some((state) => state !== 'unpublished');
  if (publish && (isShown || toldIn(content).length > 0)) return gaps;
  return gaps.filter(({ path: [part, locale] }) => part !== 'texts' || locale === builtInLocale(own));
}

export type CheckedForm = { draft: NewEventDraft } | { problems: FormProblems };

/** Validates by the server's rules. */
export function checkForm(
  { date, texts, placeIsRegionOnly, ...counts }: EventForm,
  circumstances: Circumstances,
): CheckedForm {
  const written = { date: date === '' ? null : date, placeIsRegionOnly, texts };
  const result = safeParse(newEventDraftSchema, {
    ...written,
    publish: circumstances.publish,
    ...Object.fromEntries(numberFields.map((field) => [field, typedNumber(counts[field])])),
  });
  // What is missing is told together with what is wrong.
  const content = result.success ? result.output : written;
  const gaps = findGaps(content, circumstances);
  const missing = gaps.map(({ path, message }): [string, string] => [path.join('.'), message]);
  const wrong = (result.issues ?? []).map((issue): [string, string] => [getDotPath(issue) ?? '', issue.message]);
  const problems = Object.fromEntries([...missing, ...wrong]);
  return result.success && gaps.length === 0 ? { draft: result.output } : { problems };
}

/** What the server refused, by field: the key of the message, or its English text where it has none. */
export function refusedFields(error: ApiError): FormProblems {
  return Object.fromEntries(fieldRefusals(error).map(({ path, message, code }) => [path.join('.'), code ?? message]));
}
