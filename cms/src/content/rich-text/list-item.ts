import type { Inline } from '../../api/rich-text/contract';
import { plainText, trimInlines } from './inline';

/** An item written `**Title:** text` (or `**Title**: text`) has a title; the colon is left out. */
export function splitTitle(inlines: readonly Inline[]): { title?: string; children: Inline[] } {
  const [first, ...rest] = inlines;
  if (first?.type !== 'strong') {
    return { children: [...inlines] };
  }
  const lead = plainText(first.children).trim();
  if (lead.endsWith(':')) {
    return { title: lead.slice(0, -1).trimEnd(), children: trimInlines(rest) };
  }
  const [next, ...others] = rest;
  if (next?.type === 'text' && next.text.startsWith(':')) {
    return { title: lead, children: trimInlines([{ ...next, text: next.text.slice(1) }, ...others]) };
  }
  return { children: [...inlines] };
}
