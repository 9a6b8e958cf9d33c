import type { Core } from '@strapi/strapi';
import { type Row, table } from '../../lib/table';
import { readablePhone } from '../intake/phone-number';
import { phoneSafeties } from '../../contracts/counseling-request';
import { recordReading } from '../access/record-reading';
import { retentionSettings } from '../retention/deletion-day';
import { decryptedRequest } from '../encryption/request-encryption';
import { formFields } from '../../contracts/entered-request';
import { kindOf, type RequestUid, uidOfKind } from '../request-uids';
import { fieldsOfKind } from '../../contracts/request-fields';
import type { OpenRequest } from '../../contracts/prayer-desk';
import { describeRequest } from './describe-request';
import type { StoredRequest } from './stored-request';
import { findTeam, presentName, type DeskUser } from './team';
import { withAuthors } from './team-notes';

function lineAnswers(uid: RequestUid, row: Readonly<Record<string, unknown>>): Record<string, string> {
  const answers = fieldsOfKind(formFields[kindOf(uid)], 'line').map((name) => [name, row[name]] as const);
  return Object.fromEntries(answers.filter((answer): answer is [string, string] => typeof answer[1] === 'string'));
}

/** What an opened request shows of its row. Contact and counseling requests always expect an answer. */
function shownFields(uid: RequestUid, row: Row<RequestUid>) {
  const { firstName, lastName, teamNotes, source, enteredBy } = row;
  const person = {
    firstName,
    lastName,
    email: row.email ?? '',
    details: lineAnswers(uid, row),
    teamNotes,
    source,
    enteredBy,
  };
  const nothing = { phoneSafety: null, wantsContact: true, thanks: null, thanksMayBeShared: false, nextStep: null };
  if ('prayerRequest' in row) {
    const { phoneNumber: phone, prayerRequest: text, contactMe: wantsContact, thanks, thanksMayBeShared } = row;
    return { ...person, ...nothing, phone, text, wantsContact, thanks, thanksMayBeShared };
  }
  if ('notes' in row) return { ...person, ...nothing, phone: row.phoneNumber, text: row.notes };
  const { phone, counselingFor: text, nextStep } = row;
  const phoneSafety = phoneSafeties.find((one) => one === row.phoneSafety) ?? null;
  return { ...person, ...nothing, phone, phoneSafety, text, nextStep };
}

export async function readDecryptedFields(strapi: Core.Strapi, { kind, id }: Pick<StoredRequest, 'kind' | 'id'>) {
  const uid = uidOfKind(kind);
  const row = await table(strapi, uid).findOne({ where: { id } });
  if (row === null) throw new Error('The request is gone');
  return shownFields(uid, decryptedRequest(strapi, uid, row));
}

/** The decrypted request for this account. The reading is recorded first. */
export async function openRequest(
  strapi: Core.Strapi,
  account: DeskUser,
  request: StoredRequest,
): Promise<OpenRequest> {
  await recordReading(strapi, account.reader, uidOfKind(request.kind), request);
  const plain = await readDecryptedFields(strapi, request);
  const team = await findTeam(strapi);
  const listed = describeRequest(request, team, retentionSettings(strapi));
  return {
    ...listed,
    revision: request.revision,
    ...plain,
    phone: plain.phone && readablePhone(plain.phone),
    enteredBy: plain.enteredBy && presentName(plain.enteredBy, team),
    teamNotes: plain.teamNotes && withAuthors(plain.teamNotes, (author) => presentName(author, team)),
  };
}
