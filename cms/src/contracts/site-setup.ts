import * as v from 'valibot';
import { builtInLocales } from './language';
import { siteOpeningSchema } from './site-opening';
import { sitePaths } from './site-paths';

/**
 * GET answers what the page shows. Each of these changes one thing, and answers the same as GET:
 * `PUT /fields/:step` with `setupValuesSchema`, `PUT /done/:step` for a step that is right as it is,
 * `PUT /switches` with `openingChangeSchema` (422 names what is missing), `PUT /numbers/:id` for a number that
 * answered and `DELETE` to take that back, `PUT /examples/:uid/:id` with `exampleDecisionSchema`, `DELETE /demo-accounts`.
 * `POST /test-mail` answers `testMailSchema`. `?language=` is the reader's.
 */
export const siteSetupPath = '/admin/site-setup';

const setting = 'api::site-setting.site-setting';

/** Steps that fill in fields, which the panel's forms have too, and where visitors see them. */
export const fieldSteps = {
  ministry: {
    uid: setting,
    fields: ['ministryName', 'pastorName', 'tagline', 'footerText', 'defaultDescription'],
    path: sitePaths.home,
  },
  contact: { uid: setting, fields: ['contactEmail', 'contactPhone', 'contactAddress'], path: sitePaths.contact },
  giving: {
    uid: 'api::support-page.support-page',
    fields: ['givingPakistanUrl', 'givingEcuadorUrl', 'givingGeneralUrl'],
    path: sitePaths.support,
  },
  video: { uid: setting, fields: ['welcomeVideoUrl'], path: '/#about' },
  counters: { uid: setting, fields: ['salvationsCount', 'healingsCount'], path: sitePaths.home },
  books: { uid: setting, fields: ['discipleshipUrl', 'readingBookUrl'], path: sitePaths.books },
} as const;

export const setupSteps = [
  ...['ministry', 'contact', 'video', 'pictures', 'giving', 'counters', 'books'],
  ...['numbers', 'mail', 'team', 'language', 'examples'],
] as SetupStep[];

export type FieldStep = keyof typeof fieldSteps;
export const isFieldStep = (step: string): step is FieldStep => step in fieldSteps;
export type SetupStep = FieldStep | 'pictures' | 'numbers' | 'mail' | 'team' | 'language' | 'examples';

const inBoth = v.object(v.entriesFromList(builtInLocales, v.string()));

/** `values` are the draft's, as text; a field without languages has the same in both. */
const setupFieldSchema = v.object({
  name: v.string(),
  /** Strapi's name of it. */
  type: v.string(),
  isLocalized: v.boolean(),
  isRequired: v.boolean(),
  label: inBoth,
  hint: inBoth,
  values: inBoth,
});

/** `statements` tell of people, and are confirmed one by one. */
const exampleSchema = v.object({
  uid: v.string(),
  documentId: v.string(),
  page: inBoth,
  title: v.nullable(v.string()),
  /** The reader's, if that is still an example. */
  language: v.picklist(builtInLocales),
  address: v.nullable(v.string()),
  isHidden: v.boolean(),
  isPage: v.boolean(),
  /** A page stays, without what it tells of people. */
  canHide: v.boolean(),
  statements: v.array(v.string()),
  /** Say what stands in place of each in the other language; null if it says the same, or is no example there. */
  translations: v.array(v.nullable(v.string())),
});

export const siteSetupSchema = v.object({
  done: v.array(v.string()),
  opening: siteOpeningSchema,
  fields: v.record(v.string(), v.array(setupFieldSchema)),
  /** Crisis numbers that are due for a call. */
  numbers: v.array(v.object({ documentId: v.string(), country: v.string(), name: v.string(), phone: v.string() })),
  examples: v.array(exampleSchema),
  /** True since the site was first opened: an example comes back by a confirmation alone. */
  areExamplesHidden: v.boolean(),
  account: v.object({ email: v.string(), language: v.picklist(builtInLocales), isDemo: v.boolean() }),
  demoAccounts: v.number(),
  /** Who has not chosen a password yet; told to whoever may invite. */
  invited: v.array(v.object({ name: v.nullable(v.string()), email: v.string() })),
  /** Roles that this account may invite to. */
  roles: v.array(v.object({ id: v.number(), code: v.string() })),
});

export const setupValuesSchema = v.record(v.string(), v.partial(inBoth));

export const exampleDecisionSchema = v.variant('act', [
  v.object({ act: v.literal('show') }),
  /** A page keeps the fields of what is confirmed. */
  v.object({ act: v.literal('hide'), confirmed: v.optional(v.array(v.string())) }),
  v.object({ act: v.literal('keep'), confirmed: v.array(v.string()) }),
  /** Takes a confirmation back; refused once examples are hidden. */
  v.object({ act: v.literal('ask') }),
]);

/** Null if the mail server took it; otherwise why not, with the server's code. */
export const testMailSchema = v.object({
  problem: v.nullable(
    v.object({ kind: v.picklist(['none', 'login', 'unreachable', 'refused']), code: v.nullable(v.string()) }),
  ),
});

export type SiteSetup = v.InferOutput<typeof siteSetupSchema>;
export type SetupField = v.InferOutput<typeof setupFieldSchema>;
export type SetupValues = v.InferOutput<typeof setupValuesSchema>;
export type Example = v.InferOutput<typeof exampleSchema>;
export type ExampleDecision = v.InferOutput<typeof exampleDecisionSchema>;
export type TestMail = v.InferOutput<typeof testMailSchema>;
