import { isRecord } from './is-record';

/** A passage as the API serves it, in a component or in the tree of an article. */
export interface ServedQuotation {
  readonly verse: string;
  readonly reference: string;
}

function textOf(inline: unknown): string {
  if (Array.isArray(inline)) return inline.map(textOf).join('');
  if (!isRecord(inline)) return '';
  if (inline['type'] === 'break') return ' ';
  return typeof inline['text'] === 'string' ? inline['text'] : textOf(inline['children']);
}

/** Every quotation in an answer, however deep it lies. */
export function quotationsIn(value: unknown): ServedQuotation[] {
  if (Array.isArray(value)) return value.flatMap(quotationsIn);
  if (!isRecord(value)) return [];
  const { verse, reference, children, type } = value;
  if (typeof reference === 'string') {
    if (typeof verse === 'string') return [{ verse, reference }];
    if (type === 'scripture') return [{ verse: textOf(children), reference }];
  }
  return Object.values(value).flatMap(quotationsIn);
}
