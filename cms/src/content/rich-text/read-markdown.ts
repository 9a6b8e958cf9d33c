import type { Root } from 'mdast';
import { isTangled } from '../../lib/markdown/tangled';

/** The parsed text; one block of plain text where it is more than the parser may be given. */
export async function readMarkdown(markdown: string): Promise<Root> {
  if (isTangled(markdown)) return { type: 'root', children: [{ type: 'code', value: markdown }] };
  // The parser is an ES module, so the CommonJS build imports it at run time.
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  return fromMarkdown(markdown);
}
