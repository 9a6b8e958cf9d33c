import type { Core } from '@strapi/strapi';
import {
  hasContactDetails,
  type Meeting,
  type MeetingChoice,
  meetingKinds,
  withoutHiddenMarks,
} from '../../api/prayer-meeting/contract';
import type { Job } from '../../lib/schedule';
import { runAsSystem } from '../../lib/run-as-system';
import { requestUids, uidOfKind } from '../request-uids';
import { recordReading } from '../access/record-reading';
import { withDeskLock } from './desk-lock';
import { deleteEndedMeetings, deleteMeetingEntries, findMeetingEntries, storeMeetingEntry } from './meeting-entries';
import { readDecryptedFields } from './open-request';
import { findRequest, findRequests, type StoredRequest } from './stored-request';
import type { DeskUser } from './team';

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

    /**
     * The first name is the one of the request, so this counts as reading it. Null if the account may not read the
     * request, or nobody may read it aloud.
     */
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
  transactions: 'one transaction',
  run: (strapi, now) => deleteEndedMeetings(strapi, now),
};
