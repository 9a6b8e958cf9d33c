import * as v from 'valibot';
import { answerTemplateSchema } from './answer-template';
import { phoneSafeties } from './counseling-request';
import { isDay } from './day';
import { prayerTypes } from './prayer-request';
import { locales } from './language';
import { isStorable, trimmed } from './submission';

/** The page of the site. Mails link to it, with the kind and the reference of a request in the query. */
export const deskPagePath = '/desk';

/** Below `deskPath`, with the panel's Bearer token. A request that the account may not read does not exist for it. */
export const deskPath = '/admin/prayer-desk';

export const requestKinds = ['prayer', 'contact', 'counseling'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How a request came that a member entered. */
export const requestSources = ['phone', 'in-person'] as const;
export type RequestSource = (typeof requestSources)[number];

/** A prayer request is answered by God or by the team. For other kinds, `contacted` replaces `praying`. */
export const prayerStatuses = ['new', 'praying', 'follow-up', 'answered-by-god', 'answered', 'archived'] as const;
export const otherStatuses = ['new', 'contacted', 'follow-up', 'answered', 'archived'] as const;
export const reviewStatuses = [
  'new',
  'praying',
  'contacted',
  'follow-up',
  'answered-by-god',
  'answered',
  'archived',
] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const answeredStatuses = ['answered-by-god', 'answered'] as const satisfies readonly ReviewStatus[];

export const closedStatuses = [...answeredStatuses, 'archived'] as const satisfies readonly ReviewStatus[];

export function statusesOf(kind: RequestKind): readonly ReviewStatus[] {
  return kind === 'prayer' ? prayerStatuses : otherStatuses;
}

/**
 * Over all kinds, without spam. `due`: open, with a follow-up by today. `waiting`: nobody prayed or answered.
 * `thanked`: the person told what happened.
 */
export const requestViews = ['mine', 'due', 'urgent', 'waiting', 'answered', 'thanked'] as const;
export type RequestView = (typeof requestViews)[number];

/** The maximum length of one note, in characters. */
export const noteLimit = 2000;

/** PostgreSQL has no year 0. */
const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => isDay(text) && text >= '0001'),
);

export const nextStepLimit = 300;

function writtenText(limit: number) {
  return v.pipe(
    v.string(),
    v.transform(trimmed),
    v.nonEmpty(),
    v.check(isStorable),
    v.check((text) => Array.from(text).length <= limit),
  );
}

/** Hidden field filled in; faster than a person; advertising links; the same text from many; more than usual. */
export const spamReasons = ['hidden-field', 'too-fast', 'advertising', 'same-text', 'many-at-once'] as const;
export type SpamReason = (typeof spamReasons)[number];

const kindSchema = v.picklist(requestKinds);
const statusSchema = v.picklist(reviewStatuses);
/** What the database takes for an id. */
const accountIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));
const memberSchema = v.object({ id: v.number(), name: v.string() });

export type TeamMember = v.InferOutput<typeof memberSchema>;

/** A listed request, without confidential fields. Times are ISO 8601. */
const listedRequestSchema = v.object({
  kind: kindSchema,
  reference: v.string(),
  language: v.picklist(locales),
  receivedAt: v.string(),
  status: statusSchema,
  urgent: v.boolean(),
  confidential: v.boolean(),
  spam: v.boolean(),
  /** Null outside spam, and where none was stored. */
  spamReason: v.nullable(v.picklist(spamReasons)),
  assignee: v.nullable(memberSchema),
  /** A day, YYYY-MM-DD. */
  followUpOn: v.nullable(v.string()),
  /** For prayer requests only. */
  prayerType: v.nullable(v.picklist(prayerTypes)),
  prayerCount: v.number(),
  lastPrayedAt: v.nullable(v.string()),
  thankedAt: v.nullable(v.string()),
  /** The day on which it is deleted unless something changes, YYYY-MM-DD. */
  deletedOn: v.string(),
});

export type ListedRequest = v.InferOutput<typeof listedRequestSchema>;

/** An opened request. Every such answer is recorded. */
const openRequestSchema = v.object({
  ...listedRequestSchema.entries,
  /** Increases with every change; a change names the revision it is based on. */
  revision: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  /** Empty if a member entered the request without one. */
  email: v.string(),
  phone: v.nullable(v.string()),
  /** For counseling requests only, and null if the person was not asked. */
  phoneSafety: v.nullable(v.picklist(phoneSafeties)),
  text: v.nullable(v.string()),
  /** The short answers of its form, by field. */
  details: v.optional(v.record(v.string(), v.string()), {}),
  wantsContact: v.boolean(),
  /** What happened, in the person's words. */
  thanks: v.nullable(v.string()),
  /** True if the person allows the ministry to share it without a name. */
  thanksMayBeShared: v.boolean(),
  /** How it came, and the name of the member who entered it; null for a request of the site's forms. */
  source: v.nullable(v.picklist(requestSources)),
  enteredBy: v.nullable(v.string()),
  teamNotes: v.nullable(v.string()),
  /** What is done on the day of the follow-up; for counseling requests only. */
  nextStep: v.nullable(v.string()),
});

export type OpenRequest = v.InferOutput<typeof openRequestSchema>;

export const viewCountsSchema = v.object({
  mine: v.number(),
  due: v.number(),
  urgent: v.number(),
  waiting: v.number(),
  answered: v.number(),
  thanked: v.number(),
}) satisfies v.GenericSchema<unknown, Record<RequestView, number>>;

/** What is due depends on the member's day, YYYY-MM-DD; without it, on that of UTC. */
const todaySchema = v.optional(daySchema);

/** GET /summary?today= */
export const summaryQuerySchema = v.object({ today: todaySchema });
export type SummaryQuery = v.InferOutput<typeof summaryQuerySchema>;
export const summarySchema = v.object({
  /** Prayer requests that nobody has prayed for yet. */
  waiting: v.number(),
  oldestWaitingAt: v.nullable(v.string()),
  /** Prayers of the last seven days. */
  prayedThisWeek: v.number(),
  /** Contact and counseling requests that are still new. */
  unanswered: v.object({ contact: v.number(), counseling: v.number() }),
  spam: v.number(),
  /** Unanswered requests that are deleted within a month. */
  expiring: v.number(),
  views: viewCountsSchema,
});
export type DeskSummary = v.InferOutput<typeof summarySchema>;

/** The members to whom a request can be assigned; a confidential one only to those who may read it. */
const assignableSchema = v.object({
  ...memberSchema.entries,
  readsConfidential: v.boolean(),
  /** True if the member may give back what others follow up on. */
  handsBackForOthers: v.boolean(),
});

/** GET /team */
export const teamSchema = v.object({ me: assignableSchema, members: v.array(assignableSchema) });
export type Team = v.InferOutput<typeof teamSchema>;

/** GET /templates: the published templates of both languages, in the editor's order. */
export const templatesSchema = v.object({ templates: v.array(answerTemplateSchema) });

export const accountChangeKinds = ['created', 'password', 'email', 'roles', 'access', 'deleted'] as const;

/** GET /account-changes: changes that others made to the member's account in the last two weeks, latest first. */
export const accountChangesSchema = v.object({
  changes: v.array(
    v.object({
      change: v.picklist(accountChangeKinds),
      changedAt: v.string(),
      /** Null for the server's operator. */
      actorName: v.nullable(v.string()),
    }),
  ),
});
export type AccountChanges = v.InferOutput<typeof accountChangesSchema>;

const referenceSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/));

export const skippedLimit = 500;

/** `skipped` are references skipped or prayed for in this session. `remaining` counts the requests after this one. */
export const nextInputSchema = v.object({
  prayerType: v.optional(v.picklist(prayerTypes)),
  language: v.optional(v.picklist(locales)),
  status: v.optional(v.picklist(prayerStatuses)),
  skipped: v.optional(v.pipe(v.array(referenceSchema), v.maxLength(skippedLimit)), []),
});
export type NextInput = v.InferOutput<typeof nextInputSchema>;
export const nextSchema = v.object({ request: v.nullable(openRequestSchema), remaining: v.number() });
export type NextRequest = v.InferOutput<typeof nextSchema>;

/**
 * Follow-ups due by today first, then urgent, new and other open requests, longest waiting first; closed ones last.
 * `open` means every status except `closedStatuses`. Spam is listed only with `spam=true`, and then alone.
 */
export const requestsQuerySchema = v.pipe(
  v.object({
    kind: v.optional(kindSchema),
    view: v.optional(v.picklist(requestViews)),
    status: v.optional(v.picklist([...reviewStatuses, 'open'])),
    language: v.optional(v.picklist(locales)),
    prayerType: v.optional(v.picklist(prayerTypes)),
    spam: v.optional(v.picklist(['true', 'false']), 'false'),
    today: todaySchema,
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1'),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['view'], ['spam']],
      ({ kind, view, spam }) => kind !== undefined || view !== undefined || spam === 'true',
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

export const searchLength = { least: 2, most: 100 };

/** POST /search finds every word in name, reference or text, spam too. The words are in the body, so in no log. */
export const searchInputSchema = v.object({
  text: v.pipe(
    v.string(),
    v.transform(trimmed),
    v.minLength(searchLength.least),
    v.maxLength(searchLength.most),
    v.check(isStorable),
  ),
});
export type SearchInput = v.InferOutput<typeof searchInputSchema>;
export const foundRequestsSchema = v.object({ requests: v.array(listedRequestSchema), hasMore: v.boolean() });
export type FoundRequests = v.InferOutput<typeof foundRequestsSchema>;

/**
 * GET and PUT /requests/:kind/:reference, POST …/prayers (prayer requests only), …/notes, …/prayers/undo, …/notes/undo,
 * …/claim and …/release, DELETE …/claim. Another member's claim, or a note changed meanwhile, is a conflict. DELETE
 * /requests/:kind/:reference deletes spam for good and answers 204.
 */
export const requestSchema = v.object({ request: openRequestSchema });

/**
 * POST /hand-back takes all open requests from the member. A team lead or super admin may name another member, and
 * takes those that they may read. Answers which they were; claiming them again undoes it.
 */
export const handBackInputSchema = v.object({ memberId: v.optional(accountIdSchema) });
export const handedBackSchema = v.object({
  requests: v.array(v.object({ kind: kindSchema, reference: v.string() })),
});
export type HandedBack = v.InferOutput<typeof handedBackSchema>;

/** The 409 of a conflict: nothing changed, and this is the current request. */
export const conflictSchema = v.object({
  error: v.object({ status: v.literal(409), details: v.object({ request: openRequestSchema }) }),
});

/** PUT /requests/:kind/:reference. An outdated `revision` is a conflict. */
export const changeSchema = v.object({
  revision: v.pipe(v.number(), v.safeInteger()),
  status: v.optional(statusSchema),
  assigneeId: v.optional(v.nullable(accountIdSchema)),
  followUpOn: v.optional(v.nullable(daySchema)),
  /** For counseling requests only. */
  nextStep: v.optional(v.nullable(writtenText(nextStepLimit))),
});
export type RequestChange = v.InferOutput<typeof changeSchema>;

const keySchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** POST …/prayers and …/notes carry a UUID as idempotency key; …/undo repeats the body. Only the author may undo. */
export const prayedSchema = v.object({ key: keySchema });
/** A note is appended under its author's name, so members do not overwrite each other's. */
export const noteSchema = v.object({ key: keySchema, text: writtenText(noteLimit) });
export type Note = v.InferOutput<typeof noteSchema>;
