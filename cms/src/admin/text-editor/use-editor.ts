import { history } from 'prosemirror-history';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { baseKeys, keys, typedMarkdown } from './editor-keys';
import { cleanPastedHtml } from './pasted-html';
import { readMarkdown } from './read-markdown';
import { writeMarkdown } from './write-markdown';

type Options = {
  markdown: string;
  label: string;
  disabled: boolean;
  onChange: (markdown: string) => void;
  onLinkKey: () => void;
  onOpen: () => void;
};

export function useEditor({ markdown, label, disabled, onChange, onLinkKey, onOpen }: Options) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const view = useRef<EditorView | null>(null);
  const [state, setState] = useState<EditorState>();
  const known = useRef<string>();
  const latest = useRef({ onChange, onLinkKey, onOpen, disabled });
  latest.current = { onChange, onLinkKey, onOpen, disabled };

  useEffect(() => {
    // What the editor itself wrote comes back as the field's value.
    if (place === null || known.current === markdown) return;
    known.current = markdown;
    const text = readMarkdown(markdown);
    const fresh = EditorState.create({
      doc: text.doc,
      plugins: [history(), typedMarkdown, keys(() => latest.current.onLinkKey()), baseKeys],
    });
    view.current?.destroy();
    const created = new EditorView(place, {
      state: fresh,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      editable: () => !latest.current.disabled,
      transformPastedHTML: cleanPastedHtml,
      handleDoubleClickOn: () => {
        latest.current.onOpen();
        return false;
      },
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (transaction.docChanged) {
          known.current = writeMarkdown(next.doc, text);
          latest.current.onChange(known.current);
        }
      },
    });
    view.current = created;
    setState(fresh);
  }, [place, markdown, label]);

  useEffect(
    () => () => {
      view.current?.destroy();
      view.current = null;
      known.current = undefined;
    },
    [],
  );

  return {
    mount: setPlace,
    state,
    run: (command: Command): void => {
      if (view.current === null) return;
      command(view.current.state, view.current.dispatch, view.current);
      view.current.focus();
    },
    /** Changes the text while somebody types in a field beside it. */
    change: (command: Command): void => {
      if (view.current !== null) command(view.current.state, view.current.dispatch, view.current);
    },
  };
}
