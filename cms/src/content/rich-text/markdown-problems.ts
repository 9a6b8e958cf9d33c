import type { Root, RootContent } from 'mdast';
import { splitTranslation } from '../../api/scripture/contract';
import { quotedPassage } from '../../lib/markdown/quoted-reference';
import { unclearLine } from '../../lib/markdown/repair-marks';
import type { ReadBible } from '../scripture/bible';
import { type ScriptureProblem, scriptureProblem } from '../scripture/name-translation';
import { fromNodes, plainText } from './inline';
import { picturesIn } from './present-markdown';
import { parseMarkdown } from './read-markdown';

export type MarkdownProblem =
  | { code: 'picture.alt' }
  | { code: 'text.tangled' }
  | { code: 'text.unclear'; values: { line: string } }
  | { code: `scripture.${ScriptureProblem}`; values: { reference: string } };

function quotationProblems(readBible: ReadBible, node: Root | RootContent): MarkdownProblem[] {
  const passage = node.type === 'blockquote' ? quotedPassage(node) : undefined;
  if (passage) {
    const { reference, translation } = splitTranslation(passage.reference);
    const verse = passage.paragraphs.map((nodes) => plainText(fromNodes(nodes, new Map()))).join(' ');
    const problem = scriptureProblem(readBible, { verse, reference, translation });
    return problem ? [{ code: `scripture.${problem}`, values: { reference } }] : [];
  }
  return 'children' in node ? node.children.flatMap((child) => quotationProblems(readBible, child)) : [];
}

export async function problemsOfMarkdown(readBible: ReadBible, markdown: string): Promise<MarkdownProblem[]> {
  const root = await parseMarkdown(markdown);
  if (!root) return [{ code: 'text.tangled' }];
  const line = unclearLine(markdown);
  const unclear: MarkdownProblem[] = line === undefined ? [] : [{ code: 'text.unclear', values: { line } }];
  const undescribed = picturesIn(root).filter(({ alt }) => alt.trim() === '');
  const withoutAlt = undescribed.map((): MarkdownProblem => ({ code: 'picture.alt' }));
  return [...quotationProblems(readBible, root), ...unclear, ...withoutAlt];
}
