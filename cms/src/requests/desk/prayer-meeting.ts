import type { Core } from '@strapi/strapi';
import {
  hasContactDetails,
  type Meeting,
  type MeetingChoice,
  type MeetingEntry,
  meetingKinds,
  meetingLastsMs,
  withoutHiddenMarks,
} from '../../contracts/prayer-meeting';
import { decryptField, encryptField } from '../../lib/field-encryption/field-cipher';
import { runAsSystem } from '../../lib/viewer';
import type { Job } from '../../lib/schedule';
import { table } from '../../lib/table';
import { recordReading } from '../access/record-reading';
import { requestKeyring } from '../../lib/field-encryption/keyring';
import { fieldContext } from '../encryption/request-encryption';
import { requestUids, uidOfKind } from '../request-uids';
import { findRequest, findRequests, type StoredRequest, withDeskLock } from './stored-request';
import { readDecryptedFields } from './open-request';
import type { DeskUser } from './team';

const meetingEntryUid = 'api::prayer-meeting.meeting-entry';

const isOver = (now: number) => ({ addedAt: { $lte: new Date(now - meetingLastsMs) } });

async function findMeetingEntries(strapi: Core.Strapi, now: number): Promise<MeetingEntry[]> {
  const rows = await runAsSystem(() =>
    table(strapi, meetingEntryUid).findMany({ where: { $not: isOver(now) }, orderBy: { id: 'asc' } }),
  );
  const keyring = requestKeyring(strapi);
  return rows.map(({ reference, requestKind, language, firstName, text }) => {
    const plain = (field: string, stored: string) =>
      decryptField(keyring, fieldContext(meetingEntryUid, field, reference), stored);
    return {
      kind: requestKind,
      reference,
      language,
      firstName: plain('firstName', firstName),
      text: plain('text', text),
    };
  });
}

/** A request that was chosen before keeps its position. */
async function storeMeetingEntry(strapi: Core.Strapi, entry: MeetingEntry, now: number): Promise<void> {
  const { kind, reference, language, firstName, text } = entry;
  const keyring = requestKeyring(strapi);
  const encrypted = (field: string, plain: string) =>
    encryptField(keyring, fieldContext(meetingEntryUid, field, reference), plain);
  const written = {
    firstName: encrypted('firstName', firstName),
    text: encrypted('text', text),
    addedAt: new Date(now),
  };
  await runAsSystem(async () => {
    const entries = strapi.db.query(meetingEntryUid);
    const { count } = await entries.updateMany({ where: { reference }, data: written });
    if (count === 0) await entries.create({ data: { ...written, reference, requestKind: kind, language } });
  });
}

/** All of them, where none is named. */
async function deleteMeetingEntries(strapi: Core.Strapi, references?: readonly string[]): Promise<void> {
  const where = references === undefined ? {} : { reference: { $in: references } };
  await runAsSystem(() => strapi.db.query(meetingEntryUid).deleteMany({ where }));
}

async function deleteEndedMeetings(strapi: Core.Strapi, now: number): Promise<void> {
  await runAsSystem(() => strapi.db.query(meetingEntryUid).deleteMany({ where: isOver(now) }));
}

const isReadAloud = ({ confidential, spam }: StoredRequest) => !confidential && !spam;

/** The requests that the team reads aloud together: one meeting for all members. */
export const createPrayerMeeting = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Without those that have become confidential or spam, however that happened. */
  async function current(now: number): Promise<Meeting> {
    const entries = await findMeetingEntries(strapi, now);
    const references = entries.map(({ reference }) => reference);
    const found = await runAsSystem(() =>
      Promise.all(meetingKinds.map((kind) => findRequests(strapi, kind, { reference: { $in: references } }))),
    );
    const readable = new Set(
      found
        .flat()
        .filter(isReadAloud)
        .map(({ reference }) => reference),
    );
    return { entries: entries.filter(({ reference }) => readable.has(reference)) };
  }

  return {
    read: (now: number): Promise<Meeting> => current(now),

    /** The first name is the request's, so this counts as reading it. Null if it may not be read, or not aloud. */
    choose: (account: DeskUser, { kind, reference, text }: MeetingChoice, now: number): Promise<Meeting | null> =>
      withDeskLock(strapi, async () => {
        const request = await findRequest(strapi, kind, reference);
        if (request === null || !isReadAloud(request)) return null;
        await recordReading(strapi, account.reader, uidOfKind(kind), request);
        const { firstName: written } = await readDecryptedFields(strapi, request);
        const firstName = hasContactDetails(written) ? '…' : withoutHiddenMarks(written);
        await storeMeetingEntry(strapi, { kind, reference, language: request.language, firstName, text }, now);
        return current(now);
      }),

    remove: (reference: string, now: number): Promise<Meeting> =>
      withDeskLock(strapi, async () => {
        await deleteMeetingEntries(strapi, [reference]);
        return current(now);
      }),

    end: (): Promise<Meeting> =>
      withDeskLock(strapi, async () => {
        await deleteMeetingEntries(strapi);
        return { entries: [] };
      }),
  };
};

type Event = { params: { where?: object; data?: Readonly<Record<string, unknown>> } };

/** Takes what becomes confidential or spam out of the meeting at once. */
export function removeHiddenFromMeeting(strapi: Core.Strapi): void {
  for (const uid of requestUids) {
    strapi.db.lifecycles.subscribe({
      models: [uid],
      async afterUpdate({ params: { where = {}, data = {} } }: Event) {
        if (data['confidential'] !== true && data['spam'] !== true) return;
        const query = strapi.db.queryBuilder(uid).select(['reference']).where(where);
        const rows = await query.execute<{ reference: string }[]>();
        await deleteMeetingEntries(
          strapi,
          rows.map(({ reference }) => reference),
        );
      },
    });
  }
}

/** A meeting ends by itself: its texts are not shown any more after a day, and deleted within the hour. */
export const endMeetings: Job = {
  name: 'ended-meetings',
  everyMs: 60 * 60_000,
  run: (strapi, now) => deleteEndedMeetings(strapi, now),
};
