import type { Core } from '@strapi/strapi';
import { meetingLastsMs, type MeetingEntry } from '../../api/prayer-meeting/contract';
import { table } from '../../lib/table';
import { decryptField, encryptField } from '../../lib/field-encryption/field-cipher';
import { runAsSystem } from '../../lib/run-as-system';
import { fieldContext, requestKeyring } from '../encryption/request-encryption';

const meetingEntryUid = 'api::prayer-meeting.meeting-entry';

const isOver = (now: number) => ({ addedAt: { $lte: new Date(now - meetingLastsMs) } });

export async function findMeetingEntries(strapi: Core.Strapi, now: number): Promise<MeetingEntry[]> {
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
