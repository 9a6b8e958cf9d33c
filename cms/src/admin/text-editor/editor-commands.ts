import { type ChainedCommands, type Editor, getMarkRange, type JSONContent, type Range } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';

export type Step = (chain: ChainedCommands) => ChainedCommands;

/** Runs a step, and leaves the cursor in the text. The chain's own `focus` would take it there later. */
export function run(editor: Editor, step: Step): void {
  step(editor.chain()).run();
  editor.view.focus();
}

/** The block types of the toolbar: a paragraph is level 0. */
export function headingLevel({ selection }: EditorState): number {
  const { parent } = selection.$from;
  return parent.type.name === 'heading' ? Number(parent.attrs['level']) : 0;
}

export const setHeading =
  (level: number): Step =>
  (chain) =>
    level === 0 ? chain.setParagraph() : chain.setNode('heading', { level });

export function specialBlock({ selection }: EditorState): { node: Node; at: number } | undefined {
  if (selection instanceof NodeSelection) {
    const { node, from } = selection;
    return ['picture', 'source'].includes(node.type.name) ? { node, at: from } : undefined;
  }
  const { $from } = selection;
  return $from.parent.type.name === 'scripture' ? { node: $from.parent, at: $from.before() } : undefined;
}

/** Puts a block after the one with the cursor, or in its place if that is empty, and goes on below. */
export const insertBlock =
  (block: JSONContent): Step =>
  (chain) =>
    chain.command(({ tr }) => {
      const { $from, to: end } = tr.selection;
      const isEmpty = $from.depth > 0 && $from.parent.isTextblock && $from.parent.content.size === 0;
      const from = $from.depth === 0 ? end : isEmpty ? $from.before(1) : $from.after(1);
      const { schema } = tr.doc.type;
      const node = schema.nodeFromJSON(block);
      tr.replaceWith(from, isEmpty ? $from.after(1) : from, node);
      const after = from + node.nodeSize;
      if (tr.doc.resolve(after).nodeAfter === null) tr.insert(after, schema.node('paragraph'));
      tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView();
      return true;
    });

/** Changes the block that begins here; without another one, deletes it. */
export const replaceBlock =
  (at: number, block?: JSONContent): Step =>
  (chain) =>
    chain.command(({ tr }) => {
      const old = tr.doc.nodeAt(at);
      if (old === null) return false;
      tr.replaceWith(at, at + old.nodeSize, block ? tr.doc.type.schema.nodeFromJSON(block) : []).scrollIntoView();
      return true;
    });

/** The link at the cursor, with the range that it covers; without one, the selection. */
export function linkAtCursor({ state: { selection, doc, schema } }: Editor): Range & { href: string; text: string } {
  const type = schema.marks['link'];
  const range = type && selection.empty ? getMarkRange(selection.$from, type) : undefined;
  const { from, to } = range ?? selection;
  const mark = type?.isInSet(doc.resolve(from).nodeAfter?.marks ?? []);
  return { from, to, href: String(mark?.attrs['href'] ?? ''), text: doc.textBetween(from, to, ' ') };
}

export const setLink =
  ({ from, to }: Range, href: string, text: string): Step =>
  (chain) =>
    from === to
      ? chain.insertContentAt(from, { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
      : chain.setTextSelection({ from, to }).setMark('link', { href });
