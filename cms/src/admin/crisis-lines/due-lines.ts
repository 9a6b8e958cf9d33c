import { isCheckDue } from '../../api/crisis-line/contract';
import type { ListedLine } from './crisis-lines-api';

/** Each number that is due for a call, once, in the reader's language if translated. */
export function dueLines(own: readonly ListedLine[], others: readonly ListedLine[], today: string): ListedLine[] {
  const known = new Set(own.map(({ documentId }) => documentId));
  return [...own, ...others.filter(({ documentId }) => !known.has(documentId))].filter(({ lastCheckedOn }) =>
    isCheckDue(lastCheckedOn, today),
  );
}
