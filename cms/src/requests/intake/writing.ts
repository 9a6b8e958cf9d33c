import type { Fields } from './read-fields';

/** The free text of a form; the other fields are choices and contact details. */
export type Writing = { names: readonly string[]; text: string };

const nameFields = ['firstName', 'lastName'];
const textFields = ['prayerRequest', 'notes', 'counselingFor', 'thanks'];

function filledIn(fields: Fields, chosen: readonly string[]): string[] {
  return chosen.map((field) => fields[field]).filter((value) => typeof value === 'string');
}

export function writingOf(fields: Fields): Writing {
  return { names: filledIn(fields, nameFields), text: filledIn(fields, textFields).join('\n') };
}
