import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type Plugin, TextSelection } from 'prosemirror-state';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { marks, nodes } from './schema';

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** Enter at the end of a passage goes on below it; within it, it makes a new line. */
const enterInScripture: Command = (state, dispatch, view) => {
  const { $from, $to } = state.selection;
  if ($from.parent.type !== nodes.scripture) return false;
  if ($to.pos < $to.end()) return insertBreak(state, dispatch, view);
  const after = $to.after();
  const tr = state.tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};

export const keys = (openLink: () => void): Plugin =>
  keymap({
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.emphasis),
    'Mod-k': () => {
      openLink();
      return true;
    },
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    Enter: chainCommands(enterInScripture, splitListItem(nodes.listItem)),
    'Shift-Enter': insertBreak,
    // Outside a list, Tab leaves the editor as it leaves any field.
    Tab: sinkListItem(nodes.listItem),
    'Shift-Tab': liftListItem(nodes.listItem),
  });

export const baseKeys: Plugin = keymap(baseKeymap);

/** Those who know Markdown may type it. */
export const typedMarkdown: Plugin = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '##']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
    wrappingInputRule(/^(\d+)\.\s$/, nodes.orderedList, ([, start]) => ({ start: Number(start) })),
    wrappingInputRule(/^\s*>\s$/, nodes.quote),
  ],
});
