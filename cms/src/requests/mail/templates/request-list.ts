import * as v from 'valibot';
import { requestKinds } from '../../../api/prayer-desk/contract';
import { isReference } from '../../../api/reference/contract';
import { deskLink, type Language, type RequestKind, type Sender } from './mail-template';

/** No other text gets into a subject or link. */
export const referenceSchema = v.pipe(v.string(), v.check(isReference));
export const kindSchema = v.picklist(requestKinds);
export const daySchema = v.pipe(v.string(), v.isoDate());

type Listed = { kind: RequestKind; reference: string };

/** Keeps the mail short; the desk lists all of them. */
const mostLines = 50;

const more = {
  en: (count: number) => `… and ${count} more at the prayer desk.`,
  es: (count: number) => `… y ${count} más en la mesa de oración.`,
} as const;

/** One line for each request, with its link below. */
export function requestList<Request extends Listed>(
  requests: readonly Request[],
  say: (request: Request) => string,
  language: Language,
  sender: Sender,
): string {
  const lines = requests
    .slice(0, mostLines)
    .map((request) => `- ${say(request)}\n  ${deskLink(sender, request.kind, request.reference)}`);
  const left = requests.length - lines.length;
  return [...lines, ...(left > 0 ? [more[language](left)] : [])].join('\n');
}
