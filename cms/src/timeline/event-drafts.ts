import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Core, Modules } from '@strapi/strapi';
import { type Row, table } from '../lib/table';
import {
  draftGaps,
  type EventDraft,
  type EventDraftChange,
  eventDraftMessages,
  eventDraftSchema,
  type EventTexts,
  isTold,
  type NewEventDraft,
  publicationGaps,
  toldIn,
} from '../contracts/event-draft';
import { type BuiltInLocale, builtInLocales } from '../contracts/language';
import { fieldErrors } from '../lib/read-contract';
import { answerOnce } from '../lib/idempotent-calls';
import { withMediaLock } from './media-rows';
import { revivalEventUid } from './revival-events';

/** A row is one language of an event, as a draft or as visitors see it. */
type Version = Row<typeof revivalEventUid>;

const sharedOf = ({ date, placeIsRegionOnly, attendance, salvations, healings }: Version) => ({
  date,
  placeIsRegionOnly: placeIsRegionOnly === true,
  attendance: attendance ?? 0,
  salvations: salvations ?? 0,
  healings: healings ?? 0,
});

const textsOf = ({ title, location, region, description }: Version): EventTexts => ({
  title: title ?? '',
  location: location ?? '',
  region: region ?? '',
  description: description ?? '',
});

const noTexts: EventTexts = { title: '', location: '', region: '', description: '' };

const isSame = (one: Version, other: Version): boolean =>
  [sharedOf, textsOf].every((partOf) => isDeepStrictEqual(partOf(one), partOf(other)));

function presentDraft(rows: readonly Version[]): EventDraft | undefined {
  const drafts = rows.filter(({ publishedAt }) => publishedAt === null);
  const [first] = drafts;
  if (!first) return undefined;
  const draftIn = (locale: BuiltInLocale) => drafts.find((row) => row.locale === locale);
  const stateIn = (locale: BuiltInLocale): EventDraft['states'][BuiltInLocale] => {
    const published = rows.find((row) => row.locale === locale && row.publishedAt !== null);
    if (!published) return 'unpublished';
    const draft = draftIn(locale);
    return draft && isSame(draft, published) ? 'published' : 'changed';
  };
  const textsIn = (locale: BuiltInLocale) => {
    const draft = draftIn(locale);
    return draft ? textsOf(draft) : noTexts;
  };
  const content = { ...sharedOf(first), texts: { en: textsIn('en'), es: textsIn('es') } };
  return {
    ...content,
    id: first.documentId,
    version: createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22),
    states: { en: stateIn('en'), es: stateIn('es') },
  };
}

type EventData = Modules.Documents.Params.Data.Input<typeof revivalEventUid>;

/** One language of the event as it is stored. A draft may lack required fields, which Strapi's types do not know. */
function dataOf({ texts, ...draft }: NewEventDraft, locale: BuiltInLocale, accounts: Partial<EventData>): EventData {
  const { date, placeIsRegionOnly, attendance, salvations, healings } = draft;
  const written = Object.entries(texts[locale]).map(([name, text]) => [name, text || null]);
  return {
    ...{ date, placeIsRegionOnly, attendance, salvations, healings },
    ...Object.fromEntries(written),
    ...accounts,
  } as EventData;
}

/** Refuses what is too unfinished to be saved, or to be shown to visitors if that was asked for. */
export function refuseGaps(draft: NewEventDraft, states?: EventDraft['states']): void {
  const gaps = draft.publish ? publicationGaps(draft, states) : draftGaps(draft);
  if (gaps.length > 0) throw fieldErrors(gaps, eventDraftMessages);
}

/** Who creates the event, and the key by which the same call is recognized when it is repeated. */
type Creation = { accountId: number; idempotencyKey: string | null };

/** The events as the ministry edits them on the site's page /admin, in both languages at once. */
export const createEventDrafts = ({ strapi }: { strapi: Core.Strapi }) => {
  async function read(where: object): Promise<EventDraft[]> {
    const rows = await table(strapi, revivalEventUid).findMany({ where, orderBy: { id: 'asc' } });
    const ids = [...new Set(rows.map(({ documentId }) => documentId))];
    return ids.flatMap((id) => presentDraft(rows.filter(({ documentId }) => documentId === id)) ?? []);
  }

  async function one(documentId: string): Promise<EventDraft | undefined> {
    return (await read({ documentId }))[0];
  }

  /** Writes each language that the event is told in, or was before; the others are not created. */
  async function write(
    documentId: string | null,
    draft: NewEventDraft,
    accountId: number,
    hasDraft: (locale: BuiltInLocale) => boolean = () => false,
  ): Promise<string | null> {
    const events = strapi.documents(revivalEventUid);
    let written = documentId;
    for (const locale of builtInLocales.filter((each) => isTold(draft.texts[each]) || hasDraft(each))) {
      if (written === null) {
        const data = dataOf(draft, locale, { createdBy: accountId, updatedBy: accountId });
        written = (await events.create({ locale, data })).documentId;
      } else {
        await events.update({ documentId: written, locale, data: dataOf(draft, locale, { updatedBy: accountId }) });
      }
    }
    return written;
  }

  async function publish(documentId: string, draft: Pick<EventDraft, 'texts'>): Promise<void> {
    for (const locale of toldIn(draft)) {
      await strapi.documents(revivalEventUid).publish({ documentId, locale });
    }
  }

  return {
    /** All of them, those without a date first, then the newest. */
    async list(): Promise<EventDraft[]> {
      const day = ({ date }: EventDraft) => date ?? '9999';
      return (await read({})).sort((a, b) => day(b).localeCompare(day(a)));
    },

    one,

    async create(
      draft: NewEventDraft,
      { accountId, idempotencyKey }: Creation,
    ): Promise<EventDraft | 'key-reused' | 'not-stored'> {
      const call = { key: idempotencyKey, content: ['event-draft', draft, accountId] };
      return answerOnce(strapi, call, eventDraftSchema, () =>
        withMediaLock(strapi, async () => {
          const documentId = await write(null, draft, accountId);
          if (documentId === null) return 'not-stored';
          if (draft.publish) await publish(documentId, draft);
          return (await one(documentId)) ?? 'not-stored';
        }),
      );
    },

    /** Saves the draft unless somebody else has changed it since it was read. */
    async change(
      documentId: string,
      { version, ...draft }: EventDraftChange,
      accountId: number,
    ): Promise<EventDraft | 'missing' | 'changed-since'> {
      return withMediaLock(strapi, async () => {
        const before = await one(documentId);
        if (!before) return 'missing';
        if (before.version !== version) return 'changed-since';
        const hasDraft = (locale: BuiltInLocale) =>
          isTold(before.texts[locale]) || before.states[locale] !== 'unpublished';
        await write(documentId, draft, accountId, hasDraft);
        if (draft.publish) await publish(documentId, draft);
        return (await one(documentId)) ?? 'missing';
      });
    },
  };
};
