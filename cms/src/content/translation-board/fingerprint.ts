import { createHash } from 'node:crypto';
import { isRecord } from '../../lib/is-record';
import type { TextShape } from './text-shape';

/** The text alone, without row ids or empty fields, so that a new field changes nothing until it is filled in. */
function textOf(shape: TextShape, entry: unknown): unknown[] {
  if (!isRecord(entry)) return [];
  return shape.flatMap(({ name, parts }) => {
    const value = entry[name];
    if (parts !== undefined) {
      const texts = Array.isArray(value) ? value.map((item) => textOf(parts, item)) : textOf(parts, value);
      return texts.length === 0 ? [] : [[name, texts]];
    }
    const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
    return text === '' ? [] : [[name, text]];
  });
}

/** The same for the same text, whatever else changes in the entry. */
export function fingerprint(shape: TextShape, entry: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(textOf(shape, entry)))
    .digest('hex')
    .slice(0, 40);
}
