import * as v from 'valibot';
import { backupStatusSchema } from './backup';
import { shownCountSchema } from './page-view';

/** The code of an error of the system, the database or a library; undefined without one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Logs use this instead of the message, which can quote what a visitor wrote. */
export function errorCode(error: unknown): string {
  return codeOf(error) ?? (error instanceof Error ? error.name : typeof error);
}

/** Tells that the program lives, and if it can serve. Both programs answer 204 or 503 to anybody, and nothing else. */
export const healthPath = '/_health';
export const readyPath = '/_ready';

/** The header in which the web server passes the id of a request on to the CMS. */
export const requestIdHeader = 'x-request-id';

/** A UUID, with its dashes or without. It is logged, so it must not have room for anything else. */
export const requestIdPattern = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/** Each web server posts here how it is, with the secret of the page cache. It is not reachable from outside. */
export const webServerReportPath = '/_web-server-report';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

export const webServerReportSchema = v.strictObject({
  /** A name that the web server made up when it started. */
  server: v.pipe(v.string(), v.uuid()),
  /** The generation of published content that it shows; null while it knows none. */
  generation: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** Answers with a status of 500 or more since the last report. */
  failedAnswers: countSchema,
  /** Pages that did not come alive in a browser since the last report. A web server of the release before counts none. */
  brokenPages: v.optional(countSchema, 0),
  closing: v.boolean(),
});

export type WebServerReport = v.InferOutput<typeof webServerReportSchema>;

/** GET, for accounts that edit the site. */
export const siteStatePath = '/admin/site-state';

/** `reaching`: something was published a moment ago. `unknown`: no web server has reported lately. */
const publishedStates = ['reached', 'reaching', 'behind', 'unknown'] as const;
export type PublishedState = (typeof publishedStates)[number];

const time = v.pipe(v.string(), v.isoTimestamp());

export const siteStateSchema = v.object({
  /** False until the ministry opens the site to the public. */
  isOpen: v.boolean(),
  published: v.picklist(publishedStates),
  mails: v.object({
    waiting: v.number(),
    /** When the oldest of them was written. */
    since: v.nullable(time),
    /** Given up on in the last seven days. */
    failed: v.number(),
  }),
  backup: backupStatusSchema,
  /** Received since Monday (UTC); null for accounts that do not read requests. */
  requestsThisWeek: v.nullable(shownCountSchema),
  /** Bytes on the disk of the uploads; null if the system does not say. */
  disk: v.nullable(v.object({ free: v.number(), size: v.number() })),
  /** Answers with a status of 500 or more in the last 24 hours. */
  failedAnswers: v.number(),
  /** Pages that did not come alive in a browser in the last 24 hours. */
  brokenPages: v.number(),
  /** When the site's certificate ends; null without https, or if it could not be read. */
  certificateEnd: v.nullable(time),
});

export type SiteState = v.InferOutput<typeof siteStateSchema>;

/** GET, for accounts that edit the site. */
export const upkeepPath = '/admin/upkeep';

const brokenLinkSchema = v.object({
  address: v.string(),
  uid: v.string(),
  entryId: v.string(),
  /** Null for a type without translations. */
  language: v.nullable(v.string()),
  title: v.nullable(v.string()),
});

export type BrokenLink = v.InferOutput<typeof brokenLinkSchema>;

export const upkeepSchema = v.object({
  /** When all links were checked last. */
  checkedAt: v.nullable(time),
  brokenLinks: v.array(brokenLinkSchema),
  /** The last day on which each signed in, if that is known; null for accounts that manage no others. */
  idleAccounts: v.nullable(v.array(v.object({ name: v.string(), since: v.pipe(v.string(), v.isoDate()) }))),
});

export type Upkeep = v.InferOutput<typeof upkeepSchema>;
