import { formFields } from '../contracts/entered-request';
import type { RequestKind } from '../contracts/prayer-desk';
import { fieldsOfKind, type RequestFields } from '../contracts/request-fields';
import { requestUids, kindOf, type RequestUid } from './request-uids';
import type { Fields } from '../lib/read-fields';

const everyField: RequestFields = { ...formFields.prayer, ...formFields.contact, ...formFields.counseling };

/** Texts that are written later, by the person or the team. */
const laterTexts: Readonly<Record<RequestKind, readonly string[]>> = {
  prayer: ['thanks', 'teamNotes', 'enteredBy'],
  contact: ['teamNotes', 'enteredBy'],
  counseling: ['teamNotes', 'enteredBy', 'nextStep'],
};

function isEncrypted(field: RequestFields[string]): boolean {
  return field.kind === 'option' ? 'encrypted' in field && field.encrypted : field.kind !== 'checkbox';
}

function confidentialFieldsOf(kind: RequestKind): readonly string[] {
  const ofForm = Object.entries(formFields[kind]).filter(([, field]) => isEncrypted(field));
  return [...ofForm.map(([name]) => name), ...laterTexts[kind]];
}

/** Fields that are encrypted and shown only in an opened request: names, contact details, texts, notes. */
export const confidentialFields = Object.fromEntries(
  requestUids.map((uid) => [uid, confidentialFieldsOf(kindOf(uid))]),
) as Readonly<Record<RequestUid, readonly string[]>>;

/** Who wrote and what, without how to reach them. */
export function searchedFields(kind: RequestKind): readonly string[] {
  const ofForm = fieldsOfKind(formFields[kind], 'name', 'line', 'text');
  return kind === 'prayer' ? [...ofForm, 'thanks'] : ofForm;
}

const nameFields: readonly string[] = fieldsOfKind(everyField, 'name');
/** What can speak of a crisis or be spam, of all forms; the other fields are choices and contact details. */
const textFields: readonly string[] = [...fieldsOfKind(everyField, 'line', 'text'), 'thanks'];
export const phoneFields: readonly string[] = fieldsOfKind(everyField, 'phone');

/** The free text of a form; the other fields are choices and contact details. */
export type Writing = { names: readonly string[]; text: string };

function filledIn(fields: Fields, chosen: readonly string[]): string[] {
  return chosen.map((field) => fields[field]).filter((value) => typeof value === 'string');
}

export function writingOf(fields: Fields): Writing {
  return { names: filledIn(fields, nameFields), text: filledIn(fields, textFields).join('\n') };
}
