import * as v from 'valibot';
import { locales } from './language';

/** The web server posts its sums here, with the secret of the page cache. It is not reachable from outside. */
export const pageViewsPath = '/_page-views';

/** GET, for the panel. */
export const visitsPath = '/admin/visits';

export const viewedKinds = ['page', 'article', 'module', 'quiz'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));

/** In characters; no entry's address is longer. */
export const longestName = 255;

const pageViewsSchema = v.strictObject({
  kind: v.picklist(viewedKinds),
  /** The path of a page, the slug of an article or module, the key of a quiz. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
  locale: v.picklist(locales),
  count,
});

/** POST pageViewsPath: how often each was opened since the last call. */
export const viewSumsSchema = v.pipe(v.array(pageViewsSchema), v.maxLength(5_000));

export type PageViews = v.InferOutput<typeof pageViewsSchema>;
export type ViewedContent = Pick<PageViews, 'kind' | 'name'>;

/** Below this, a number could say something about a single visitor. */
export const smallestShown = 10;

export const shownCountSchema = v.union([v.literal('few'), v.number()]);
export type ShownCount = v.InferOutput<typeof shownCountSchema>;

const byLocale = v.object({ en: shownCountSchema, es: shownCountSchema });

/** Null where nothing published has that name; pages have none. */
const titlesSchema = v.object({ en: v.nullable(v.string()), es: v.nullable(v.string()) });

/** GET visitsPath: what was opened in the last days, and the requests of the last weeks. */
export const visitsSchema = v.object({
  /** From the first to the last day, none left out. */
  days: v.array(v.object({ day: v.string(), ...byLocale.entries })),
  /** Most opened first. */
  content: v.array(
    v.object({ kind: v.picklist(viewedKinds), name: v.string(), titles: titlesSchema, ...byLocale.entries }),
  ),
  /** By the Monday on which the week began, oldest first. Requests deleted since are not among them. */
  weeks: v.array(
    v.object({ week: v.string(), kind: v.picklist(['prayer', 'contact', 'counseling']), ...byLocale.entries }),
  ),
});

export type Visits = v.InferOutput<typeof visitsSchema>;
