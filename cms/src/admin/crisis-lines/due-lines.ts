import { isCheckDue } from '../../api/crisis-line/contract';
import type { ListedLine } from './crisis-lines-api';

/** Today in the reader's time zone, such as 2026-05-03. */
export function dayOf(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Each number that is due for a call, once, in the reader's language if translated. */
export function dueLines(own: readonly ListedLine[], others: readonly ListedLine[], today: string): ListedLine[] {
  const known = new Set(own.map(({ documentId }) => documentId));
  return [...own, ...others.filter(({ documentId }) => !known.has(documentId))].filter(({ lastCheckedOn }) =>
    isCheckDue(lastCheckedOn, today),
  );
}
