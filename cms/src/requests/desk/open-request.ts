import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { readablePhone } from '../intake/phone-number';
import { phoneSafeties } from '../../api/counseling-request/contract';
import { recordReading } from '../access/record-reading';
import { retentionSettings } from '../retention/settings';
import { decryptedRequest } from '../encryption/request-encryption';
import { uidOfKind } from '../request-uids';
import { type OpenRequest, type RequestKind, requestSources } from '../../api/prayer-desk/contract';
import { describeRequest } from './describe-request';
import type { StoredRequest } from './stored-request';
import { findTeam, presentName, type DeskUser } from './team';
import { withAuthors } from './team-notes';

const optionalText = v.nullable(v.string());
const person = {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  teamNotes: optionalText,
  source: v.nullable(v.picklist(requestSources)),
  enteredBy: optionalText,
};

/** Only for prayer does the form ask what happened. */
const noThanks = { thanks: null, thanksMayBeShared: false };

/** The names of the phone and text fields in each kind. Contact and counseling requests always expect an answer. */
const requestSchemas = {
  prayer: v.pipe(
    v.object({
      ...person,
      phoneNumber: optionalText,
      prayerRequest: v.string(),
      contactMe: v.boolean(),
      thanks: optionalText,
      thanksMayBeShared: v.boolean(),
    }),
    v.transform(({ phoneNumber: phone, prayerRequest: text, contactMe: wantsContact, ...rest }) => ({
      ...rest,
      phone,
      phoneSafety: null,
      text,
      wantsContact,
      nextStep: null,
    })),
  ),
  contact: v.pipe(
    v.object({ ...person, phoneNumber: optionalText, notes: optionalText }),
    v.transform(({ phoneNumber: phone, notes: text, ...rest }) => ({
      ...rest,
      phone,
      phoneSafety: null,
      text,
      wantsContact: true,
      ...noThanks,
      nextStep: null,
    })),
  ),
  counseling: v.pipe(
    v.object({
      ...person,
      phone: optionalText,
      phoneSafety: v.nullable(v.picklist(phoneSafeties)),
      counselingFor: v.string(),
      nextStep: optionalText,
    }),
    v.transform(({ counselingFor: text, ...rest }) => ({ ...rest, text, wantsContact: true, ...noThanks })),
  ),
} satisfies Record<RequestKind, v.GenericSchema>;

const referenced = v.looseObject({ reference: v.string() });

/** The decrypted fields of a request, for use within the CMS. */
export async function readDecryptedFields(strapi: Core.Strapi, { kind, id }: Pick<StoredRequest, 'kind' | 'id'>) {
  const uid = uidOfKind(kind);
  const row: unknown = await strapi.db.query(uid).findOne({ where: { id } });
  return v.parse(requestSchemas[kind], decryptedRequest(strapi, uid, v.parse(referenced, row)));
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
