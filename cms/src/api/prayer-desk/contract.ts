import * as v from 'valibot';
import { phoneSafeties } from '../counseling-request/contract';
import { prayerTypes } from '../prayer-request/contract';
import { isStorable, languages, trimmed } from '../submission/contract';

/**
 * The calls of the prayer desk, a page of the panel. All of them lie below `deskPath`, need the panel's Bearer token, and
 * answer as if a request that the account may not read did not exist.
 */
export const deskPath = '/admin/prayer-desk';

export const requestKinds = ['prayer', 'contact', 'counseling'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The status of a prayer request; the other kinds are `contacted` where this one is `praying`. */
export const prayerStatuses = ['new', 'praying', 'follow-up', 'answered', 'archived'] as const;
export const otherStatuses = ['new', 'contacted', 'follow-up', 'answered', 'archived'] as const;
export const reviewStatuses = ['new', 'praying', 'contacted', 'follow-up', 'answered', 'archived'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Nothing is left to do for these. */
export const closedStatuses = ['answered', 'archived'] as const satisfies readonly ReviewStatus[];

/** The statuses that a request of this kind can have. */
export function statusesOf(kind: RequestKind): readonly ReviewStatus[] {
  return kind === 'prayer' ? prayerStatuses : otherStatuses;
}

/** What somebody adds to a request in one go, in characters. */
export const noteLimit = 2000;

const kindSchema = v.picklist(requestKinds);
const statusSchema = v.picklist(reviewStatuses);
const memberSchema = v.object({ id: v.number(), name: v.string() });

export type TeamMember = v.InferOutput<typeof memberSchema>;

/** What a list shows; nothing confidential. Times are ISO 8601. */
const listedRequestSchema = v.object({
  kind: kindSchema,
  reference: v.string(),
  language: v.picklist(languages),
  receivedAt: v.string(),
  status: statusSchema,
  urgent: v.boolean(),
  confidential: v.boolean(),
  quarantined: v.boolean(),
  assignee: v.nullable(memberSchema),
  /** A day, YYYY-MM-DD. */
  followUpOn: v.nullable(v.string()),
  /** Of prayer requests alone. */
  prayerType: v.nullable(v.picklist(prayerTypes)),
  prayerCount: v.number(),
  lastPrayedAt: v.nullable(v.string()),
  /** The day on which it is deleted if nothing happens, YYYY-MM-DD. */
  deletedOn: v.string(),
});

export type ListedRequest = v.InferOutput<typeof listedRequestSchema>;

/** A request as somebody opened it. Every such answer is recorded. */
const openRequestSchema = v.object({
  ...listedRequestSchema.entries,
  /** Rises with every change; a change names the one that it was made from. */
  revision: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** Grouped for reading. */
  phone: v.nullable(v.string()),
  /** Of counseling requests alone, and null where the person was not asked. */
  phoneSafety: v.nullable(v.picklist(phoneSafeties)),
  /** What the person wrote. */
  text: v.nullable(v.string()),
  wantsContact: v.boolean(),
  teamNotes: v.nullable(v.string()),
});

export type OpenRequest = v.InferOutput<typeof openRequestSchema>;

/** GET /summary */
export const summarySchema = v.object({
  /** Prayer requests that nobody has prayed for yet. */
  waiting: v.number(),
  oldestWaitingAt: v.nullable(v.string()),
  /** Prayers of the last seven days. */
  prayedThisWeek: v.number(),
  /** Requests of any kind that are marked urgent and neither answered nor archived. */
  urgent: v.number(),
  /** Contact and counseling requests that are still new. */
  unanswered: v.object({ contact: v.number(), counseling: v.number() }),
  quarantined: v.number(),
  /** Requests that nobody answered and that are deleted within a month. */
  expiring: v.number(),
});
export type DeskSummary = v.InferOutput<typeof summarySchema>;

/** Whom a request can be given to; a confidential one only to those who may read such. */
const assignableSchema = v.object({ ...memberSchema.entries, readsConfidential: v.boolean() });

/** GET /team */
export const teamSchema = v.object({ me: assignableSchema, members: v.array(assignableSchema) });
export type Team = v.InferOutput<typeof teamSchema>;

/** What can happen to an account, as the record of accounts names it. */
export const accountChangeKinds = ['created', 'password', 'email', 'roles', 'access', 'deleted'] as const;

/** GET /account-changes: what others did to the member's account in the last two weeks, the latest first. */
export const accountChangesSchema = v.object({
  changes: v.array(
    v.object({
      change: v.picklist(accountChangeKinds),
      changedAt: v.string(),
      /** Null for whoever runs the server. */
      actorName: v.nullable(v.string()),
    }),
  ),
});
export type AccountChanges = v.InferOutput<typeof accountChangesSchema>;

const referenceSchema = v.pipe(v.string(), v.maxLength(20));

/**
 * POST /next takes `nextInputSchema` and opens the request that is to be prayed for now. `skipped` are references that
 * the member has laid aside or prayed for in this sitting. `remaining` are those that would follow it, and `request` is
 * null when there is none.
 */
export const nextInputSchema = v.object({
  prayerType: v.optional(v.picklist(prayerTypes)),
  language: v.optional(v.picklist(languages)),
  status: v.optional(v.picklist(prayerStatuses)),
  skipped: v.optional(v.pipe(v.array(referenceSchema), v.maxLength(500)), []),
});
export type NextInput = v.InferOutput<typeof nextInputSchema>;
export const nextSchema = v.object({ request: v.nullable(openRequestSchema), remaining: v.number() });
export type NextRequest = v.InferOutput<typeof nextSchema>;

/**
 * GET /requests?kind=&status=&language=&prayerType=&quarantined=true|false&page=: what was to be followed up by today,
 * then urgent ones, then new ones, then what else is open, the longest waiting first; closed ones last. `open` is every
 * status but those of `closedStatuses`. Without `quarantined=true` none of the quarantined are in it, with it they alone,
 * and then of all kinds unless one is named.
 */
export const requestsQuerySchema = v.pipe(
  v.object({
    kind: v.optional(kindSchema),
    status: v.optional(v.picklist([...reviewStatuses, 'open'])),
    language: v.optional(v.picklist(languages)),
    prayerType: v.optional(v.picklist(prayerTypes)),
    quarantined: v.optional(v.picklist(['true', 'false']), 'false'),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1'),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['quarantined']],
      ({ kind, quarantined }) => kind !== undefined || quarantined === 'true',
    ),
    ['kind'],
  ),
  v.forward(
    v.partialCheck([['kind'], ['prayerType']], ({ kind, prayerType }) => kind === 'prayer' || prayerType === undefined),
    ['prayerType'],
  ),
);
export type RequestsQuery = v.InferOutput<typeof requestsQuerySchema>;
export const requestsSchema = v.object({ requests: v.array(listedRequestSchema), page: v.number(), pages: v.number() });
export type RequestPage = v.InferOutput<typeof requestsSchema>;

/**
 * What the other calls answer: GET and PUT /requests/:kind/:reference, POST …/prayers (of prayer requests alone),
 * …/notes, …/claim and …/release, DELETE …/claim. Claiming what somebody else has, or giving back what he has, is a
 * conflict.
 */
export const requestSchema = v.object({ request: openRequestSchema });

/** The 409 of a conflict: nothing changed, and this is the request as it is now. */
export const conflictSchema = v.object({
  error: v.object({ status: v.literal(409), details: v.object({ request: openRequestSchema }) }),
});

/** A day that the calendar has. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** PUT /requests/:kind/:reference. A `revision` that is no longer the request's is a conflict. */
export const changeSchema = v.object({
  revision: v.pipe(v.number(), v.safeInteger()),
  status: v.optional(statusSchema),
  assigneeId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger()))),
  followUpOn: v.optional(v.nullable(v.pipe(v.string(), v.isoDate(), v.check(isDay)))),
});
export type RequestChange = v.InferOutput<typeof changeSchema>;

const keySchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** POST …/prayers and …/notes carry a UUID, so that one that is sent twice counts once. */
export const prayedSchema = v.object({ key: keySchema });
/** A note is added to those that are there, under the name of who wrote it, so no two members overwrite each other. */
export const noteSchema = v.object({
  key: keySchema,
  text: v.pipe(
    v.string(),
    v.transform(trimmed),
    v.nonEmpty(),
    v.check(isStorable),
    v.check((text) => Array.from(text).length <= noteLimit),
  ),
});
export type Note = v.InferOutput<typeof noteSchema>;
