import type { Core } from '@strapi/strapi';
import { type Row, table } from '../../lib/table';
import { readablePhone } from '../intake/phone-number';
import { phoneSafeties } from '../../api/counseling-request/contract';
import { recordReading } from '../access/record-reading';
import { retentionSettings } from '../retention/settings';
import { decryptedRequest } from '../encryption/request-encryption';
import { type RequestUid, uidOfKind } from '../request-uids';
import type { OpenRequest } from '../../api/prayer-desk/contract';
import { describeRequest } from './describe-request';
import type { StoredRequest } from './stored-request';
import { findTeam, presentName, type DeskUser } from './team';
import { withAuthors } from './team-notes';

/** What an opened request shows of its row. Contact and counseling requests always expect an answer. */
function shownFields(row: Row<RequestUid>) {
  const { firstName, lastName, teamNotes, source, enteredBy } = row;
  const person = { firstName, lastName, email: row.email ?? '', teamNotes, source, enteredBy };
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

/** The decrypted fields of a request, for use within the CMS. */
export async function readDecryptedFields(strapi: Core.Strapi, { kind, id }: Pick<StoredRequest, 'kind' | 'id'>) {
  const uid = uidOfKind(kind);
  const row = await table(strapi, uid).findOne({ where: { id } });
  if (row === null) throw new Error('The request is gone');
  return shownFields(decryptedRequest(strapi, uid, row));
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
