import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { meetingKinds, meetingLastsMs, type MeetingEntry } from '../../api/prayer-meeting/contract';
import { locales } from '../../api/language/contract';
import { decryptField, encryptField } from '../../lib/field-encryption/field-cipher';
import { runAsSystem } from '../../lib/run-as-system';
import { fieldContext, requestKeyring } from '../encryption/request-encryption';

const meetingEntryUid = 'api::prayer-meeting.meeting-entry';

const rowsSchema = v.array(
  v.object({
    reference: v.string(),
    requestKind: v.picklist(meetingKinds),
    language: v.picklist(locales),
    firstName: v.string(),
    text: v.string(),
  }),
);

const isOver = (now: number) => ({ addedAt: { $lte: new Date(now - meetingLastsMs) } });

export async function findMeetingEntries(strapi: Core.Strapi, now: number): Promise<MeetingEntry[]> {
  const rows: unknown = await runAsSystem(() =>
    strapi.db.query(meetingEntryUid).findMany({ where: { $not: isOver(now) }, orderBy: { id: 'asc' } }),
  );
  const keyring = requestKeyring(strapi);
  return v.parse(rowsSchema, rows).map(({ reference, requestKind, language, firstName, text }) => {
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

/** A request that was chosen before keeps its place. */
export async function storeMeetingEntry(strapi: Core.Strapi, entry: MeetingEntry, now: number): Promise<void> {
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
export async function deleteMeetingEntries(strapi: Core.Strapi, references?: readonly string[]): Promise<void> {
  const where = references === undefined ? {} : { reference: { $in: references } };
  await runAsSystem(() => strapi.db.query(meetingEntryUid).deleteMany({ where }));
}

export async function deleteEndedMeetings(strapi: Core.Strapi, now: number): Promise<void> {
  await runAsSystem(() => strapi.db.query(meetingEntryUid).deleteMany({ where: isOver(now) }));
}
