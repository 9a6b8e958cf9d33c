import { parentPort } from 'node:worker_threads';

/** Answers each text with its tree, without positions, which take more memory than the rest. */
async function serve(): Promise<void> {
  // The parser is an ES module, so the CommonJS build imports it at run time.
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  parentPort?.on('message', (markdown: string) => {
    const root = fromMarkdown(markdown);
    parentPort?.postMessage(JSON.stringify(root, (key, value: unknown) => (key === 'position' ? undefined : value)));
  });
  parentPort?.postMessage('loaded');
}

void serve();
