import * as v from 'valibot';
import {
  type RequestKind,
  requestKinds,
  type RequestView,
  requestViews,
  type ReviewStatus,
  reviewStatuses,
  statusesOf,
} from '@contracts/prayer-desk';
import { type PrayerType, prayerTypes } from '@contracts/prayer-request';
import { type Locale, locales } from '@contracts/language';

export const tabs = ['prayer', 'counseling', 'contact', 'find', 'spam'] as const;
export type Tab = (typeof tabs)[number];

/** Screens that are reached from every tab. */
export const screens = ['enter', 'meeting', 'reminder'] as const;
export type DeskScreen = (typeof screens)[number];

export type Filters = {
  readonly prayerType: PrayerType | undefined;
  readonly language: Locale | undefined;
  readonly status: ReviewStatus | undefined;
};

/** The page's state, all of it in the URL: mails link to a request by kind and reference. */
export type Desk = {
  readonly tab: Tab;
  /** Shown by the tab `find`. */
  readonly view: RequestView;
  readonly screen: DeskScreen | undefined;
  readonly opened: { readonly kind: RequestKind; readonly reference: string } | undefined;
  readonly filters: Filters;
  readonly page: number;
};

const kindSchema = v.picklist(requestKinds);
/** References contain letters, digits and dashes; any other value in a URL is ignored. */
const referenceSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const pageSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number));

const optional = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);

const addressSchema = v.object({
  list: optional(v.literal('spam')),
  view: optional(v.picklist(requestViews)),
  screen: optional(v.picklist(screens)),
  kind: v.fallback(kindSchema, 'prayer'),
  reference: optional(referenceSchema),
  type: optional(v.picklist(prayerTypes)),
  language: optional(v.picklist(locales)),
  status: optional(v.picklist(reviewStatuses)),
  page: v.fallback(v.union([pageSchema, v.number()]), 1),
});

export function readDesk(search: URLSearchParams): Desk {
  const { list, view, screen, kind, reference, type, language, status, page } = v.parse(
    addressSchema,
    Object.fromEntries(search),
  );
  return {
    tab: list !== undefined ? 'spam' : view !== undefined ? 'find' : kind,
    view: view ?? 'mine',
    screen,
    opened: reference === undefined ? undefined : { kind, reference },
    filters: { prayerType: type, language, status: statusesOf(kind).find((one) => one === status) },
    page,
  };
}

/** The query string for this state, without defaults. */
export function deskSearch({
  tab,
  view = 'mine',
  screen,
  opened,
  filters,
  page,
}: Partial<Desk> & Pick<Desk, 'tab'>): string {
  if (screen !== undefined) return `?screen=${screen}`;
  const parameters = {
    ...(tab === 'spam' ? { list: 'spam' } : tab === 'find' ? { view } : { kind: tab }),
    ...opened,
    type: filters?.prayerType,
    language: filters?.language,
    status: filters?.status,
    page: page === undefined || page === 1 ? undefined : String(page),
  };
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `?${new URLSearchParams(given).toString()}`;
}

export function activeFilterCount({ prayerType, language, status }: Filters): number {
  return [prayerType, language, status].filter((chosen) => chosen !== undefined).length;
}
