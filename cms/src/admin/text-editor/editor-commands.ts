import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { marks, nodes } from './schema';

/** The block types of the toolbar: a paragraph is level 0. */
export function headingLevel({ selection }: EditorState): number {
  const { parent } = selection.$from;
  return parent.type === nodes.heading ? Number(parent.attrs['level']) : 0;
}

export const setHeading = (level: number): Command =>
  level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });

export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

export function isWithin({ selection }: EditorState, type: NodeType): boolean {
  const { $from } = selection;
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type);
}

/** Makes a list of the selection, turns the other kind of list into this one, or a list back into paragraphs. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const { $from } = state.selection;
    const depths = Array.from({ length: $from.depth }, (_, index) => $from.depth - index);
    const depth = depths.find((one) => [nodes.bulletList, nodes.orderedList].includes($from.node(one).type));
    if (depth === undefined) return wrapInList(type)(state, dispatch);
    if ($from.node(depth).type === type) return liftListItem(nodes.listItem)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };

export const toggleQuote: Command = (state, dispatch, view) =>
  isWithin(state, nodes.quote) ? lift(state, dispatch, view) : wrapIn(nodes.quote)(state, dispatch, view);

/** The passage or picture at the cursor, and where it begins. */
export function specialBlock({ selection }: EditorState): { node: Node; at: number } | undefined {
  if (selection instanceof NodeSelection) {
    const { node, from } = selection;
    return [nodes.picture, nodes.source].includes(node.type) ? { node, at: from } : undefined;
  }
  const { $from } = selection;
  return $from.parent.type === nodes.scripture ? { node: $from.parent, at: $from.before() } : undefined;
}

/** Puts a block after the one with the cursor, or in its place if that is empty, and goes on below. */
export const insertBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const isEmpty = $from.depth > 0 && $from.parent.isTextblock && $from.parent.content.size === 0;
    const from = $from.depth === 0 ? state.selection.to : isEmpty ? $from.before(1) : $from.after(1);
    const to = isEmpty ? $from.after(1) : from;
    const tr = state.tr.replaceWith(from, to, block);
    const after = from + block.nodeSize;
    if (tr.doc.resolve(after).nodeAfter === null) tr.insert(after, nodes.paragraph.create());
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView());
    return true;
  };

export const replaceBlock =
  (at: number, block: Node): Command =>
  (state, dispatch) => {
    const old = state.doc.nodeAt(at);
    if (old === null) return false;
    dispatch?.(state.tr.replaceWith(at, at + old.nodeSize, block).scrollIntoView());
    return true;
  };

export const nameTranslation =
  (at: number, translation: string): Command =>
  (state, dispatch) => {
    const passage = state.doc.nodeAt(at);
    if (passage?.type !== nodes.scripture) return false;
    dispatch?.(state.tr.setNodeMarkup(at, null, { ...passage.attrs, translation }));
    return true;
  };

export const removeBlock =
  (at: number): Command =>
  (state, dispatch) => {
    const old = state.doc.nodeAt(at);
    if (old === null) return false;
    dispatch?.(state.tr.delete(at, at + old.nodeSize).scrollIntoView());
    return true;
  };

/** The link at the cursor, with the range that it covers; without one, the selection. */
export function linkAtCursor({ selection, doc }: EditorState): {
  from: number;
  to: number;
  href: string;
  text: string;
} {
  const { $from, from, to, empty } = selection;
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark || !empty)
    return { from, to, href: String(mark?.attrs['href'] ?? ''), text: doc.textBetween(from, to, ' ') };
  let [start, end] = [from, to];
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (mark.isInSet(node.marks) && at <= from && at + node.nodeSize >= from) {
      [start, end] = [at, at + node.nodeSize];
    }
  });
  return { from: start, to: end, href: String(mark.attrs['href']), text: doc.textBetween(start, end, ' ') };
}

export const setLink =
  ({ from, to }: { from: number; to: number }, href: string, text: string): Command =>
  (state, dispatch) => {
    const attrs: Attrs = { href };
    const tr =
      from === to
        ? state.tr.insert(from, state.schema.text(text, [marks.link.create(attrs)]))
        : state.tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create(attrs));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink =
  ({ from, to }: { from: number; to: number }): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.removeMark(from, to, marks.link));
    return true;
  };
