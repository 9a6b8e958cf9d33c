import { type Editor, Extension, useEditor as useTiptap, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { extensions } from './extensions';
import { cleanPastedHtml } from './pasted-html';
import { type ReadText, readMarkdown } from './read-markdown';
import { writeMarkdown } from './write-markdown';

/** For a new editor. Tiptap takes a document as its content, although its types do not name it. */
export function openMarkdown(editor: Editor, markdown: string): ReadText {
  const text = readMarkdown(markdown, editor.schema);
  Object.assign(editor.options, { content: text.doc });
  return text;
}

type Options = {
  markdown: string;
  label: string;
  disabled: boolean;
  onChange: (markdown: string) => void;
  onLinkKey: () => void;
  onOpen: () => void;
};

export function useEditor({ markdown, label, disabled, ...handlers }: Options) {
  const latest = useRef(handlers);
  latest.current = handlers;
  const text = useRef<ReadText>();
  const written = useRef(markdown);
  const given = useRef({ markdown, version: 0 });
  if (given.current.markdown !== markdown) {
    // The editor's own text comes back as the field's value; any other is opened anew.
    const isOther = written.current !== markdown;
    given.current = { markdown, version: given.current.version + (isOther ? 1 : 0) };
    if (isOther) written.current = markdown;
  }

  const editor = useTiptap(
    {
      extensions: [
        ...extensions,
        Extension.create({
          name: 'linkKey',
          addKeyboardShortcuts: () => ({ 'Mod-k': () => (latest.current.onLinkKey(), true) }),
        }),
      ],
      editable: !disabled,
      injectCSS: false,
      // Those who know Markdown may type its blocks.
      enableInputRules: ['heading', 'bulletList', 'orderedList', 'blockquote'],
      enablePasteRules: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        transformPastedHTML: cleanPastedHtml,
        handleDoubleClickOn: () => {
          latest.current.onOpen();
          return false;
        },
      },
      onBeforeCreate({ editor: created }) {
        text.current = openMarkdown(created, written.current);
      },
      onUpdate({ editor: { state } }) {
        if (text.current === undefined) return;
        written.current = writeMarkdown(state.doc, text.current);
        latest.current.onChange(written.current);
      },
    },
    [given.current.version, label],
  );
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });
  return editor;
}
