import { isDueForCall } from '../../contracts/crisis-line';
import type { ListedLine } from '../panel-api';

/** Each number that is due for a call, once, in the reader's language if translated. */
export function dueLines(own: readonly ListedLine[], others: readonly ListedLine[], today: string): ListedLine[] {
  const known = new Set(own.map(({ documentId }) => documentId));
  const lines = [...own, ...others.filter(({ documentId }) => !known.has(documentId))];
  return lines.filter(({ lastCheckedOn }) => isDueForCall(lastCheckedOn, today));
}
