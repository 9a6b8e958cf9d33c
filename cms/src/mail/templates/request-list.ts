import * as v from 'valibot';
import { requestKinds } from '../../contracts/prayer-desk';
import { isReference } from '../../contracts/reference';
import { deskLink, type Language, type RequestKind, type Sender } from './mail-template';

/** No other text gets into a subject or link. */
export const referenceSchema = v.pipe(v.string(), v.check(isReference));
export const kindSchema = v.picklist(requestKinds);
export const daySchema = v.pipe(v.string(), v.isoDate());

/** Keeps the mail short; the desk lists all of them. */
const mostLines = 50;

const kinds = {
  en: { prayer: 'Prayer', contact: 'Contact', counseling: 'Counseling' },
  es: { prayer: 'Oración', contact: 'Contacto', counseling: 'Consejería' },
} as const;

const more = {
  en: (count: number) => `… and ${count} more at the prayer desk.`,
  es: (count: number) => `… y ${count} más en la mesa de oración.`,
} as const;

/** One line for each request, with what `details` says of it, and its link below. */
export function requestList<Request extends { kind: RequestKind; reference: string }>(
  requests: readonly Request[],
  details: (request: Request) => readonly string[],
  language: Language,
  sender: Sender,
): string {
  const lines = requests.slice(0, mostLines).map((request) => {
    const { kind, reference } = request;
    const said = [`${kinds[language][kind]} ${reference}`, ...details(request)].join(', ');
    return `- ${said}\n  ${deskLink(sender, kind, reference)}`;
  });
  const left = requests.length - lines.length;
  return [...lines, ...(left > 0 ? [more[language](left)] : [])].join('\n');
}
