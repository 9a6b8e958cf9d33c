/** Positions take more memory than the rest of a tree. */
const withoutPosition = (key: string, value: unknown) => (key === 'position' ? undefined : value);

export async function parse(markdown: string): Promise<string> {
  // The parser is an ES module, so the CommonJS build imports it at run time.
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  return JSON.stringify(fromMarkdown(markdown), withoutPosition);
}
