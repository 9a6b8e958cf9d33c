import { Button, Flex, TextInput, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { EditorContent } from '@tiptap/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isLibraryAddress } from '../../lib/markdown/addresses';
import { ScripturePicker } from '../scripture/scripture-picker';
import { useTexts } from '../translations/use-texts';
import { InputField, type InputProps } from '../ui/input-field';
import { insertBlock, linkAtCursor, replaceBlock, run, setLink, specialBlock } from './editor-commands';
import { EditorFrame, StickyTools } from './editor-frame';
import { LibraryDialog, LinkDialog, PictureDialog, type TextPicture } from './dialogs';
import { Toolbar } from './toolbar';
import { useEditor } from './use-editor';

const SelectedRow = styled(Flex)`
  padding: 0.6rem 1.2rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.primary100};
`;

type Open =
  | { dialog: 'link' }
  | { dialog: 'library' }
  | { dialog: 'picture'; picture: TextPicture; at?: number }
  | { dialog: 'scripture'; reference: string; at?: number };

export function TextEditorInput(input: InputProps) {
  const { name = '', label, disabled = false } = input;
  const text = useTexts();
  const field = useField<string | null>(name);
  const [open, setOpen] = useState<Open>();
  const [isOutside, setOutside] = useState(false);
  const close = () => setOpen(undefined);
  const editor = useEditor({
    markdown: field.value ?? '',
    label: typeof label === 'string' ? label : name,
    disabled,
    onChange: (markdown) => field.onChange(name, markdown),
    onLinkKey: () => setOpen({ dialog: 'link' }),
    onOpen: () => openSelected(),
  });
  const selected = specialBlock(editor.state);

  // A dialog keeps the focus while it is there, and leaves it nowhere.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) editor.view.focus();
    wasOpen.current = open !== undefined;
  }, [open, editor]);

  function openSelected(): void {
    if (!selected) return;
    const { node, at } = selected;
    if (node.type.name === 'picture') {
      const { src, alt, caption } = node.attrs;
      setOpen({ dialog: 'picture', picture: { src: String(src), alt: String(alt), caption: String(caption) }, at });
    } else if (node.type.name === 'scripture') {
      setOpen({ dialog: 'scripture', reference: String(node.attrs['reference']), at });
    }
  }

  function dialog(): ReactNode {
    if (!open) return null;
    switch (open.dialog) {
      case 'link': {
        const link = linkAtCursor(editor);
        return (
          <LinkDialog
            href={link.href}
            words={link.text}
            onClose={close}
            onRemove={
              link.href === ''
                ? undefined
                : () => {
                    close();
                    run(editor, (chain) => chain.setTextSelection(link).unsetMark('link'));
                  }
            }
            onSave={(href, words) => {
              close();
              run(editor, setLink(link, href, words));
            }}
          />
        );
      }
      case 'library':
        return (
          <LibraryDialog
            onClose={close}
            onChoose={({ url }) => {
              setOutside(!isLibraryAddress(url));
              if (isLibraryAddress(url)) {
                // The library's own words may be in the other language.
                setOpen({ dialog: 'picture', picture: { src: url, alt: '', caption: '' } });
              }
            }}
          />
        );
      case 'picture':
        return (
          <PictureDialog
            picture={open.picture}
            onClose={close}
            onSave={(picture) => {
              close();
              const block = { type: 'picture', attrs: picture };
              run(editor, open.at === undefined ? insertBlock(block) : replaceBlock(open.at, block));
            }}
          />
        );
      case 'scripture':
        return (
          <ScripturePicker
            reference={open.reference}
            onClose={close}
            onPick={({ verse, reference, translation }) => {
              close();
              const content = [{ type: 'text', text: verse }];
              const block = { type: 'scripture', attrs: { reference, translation }, content };
              run(editor, open.at === undefined ? insertBlock(block) : replaceBlock(open.at, block));
            }}
          />
        );
    }
  }

  const error = isOutside ? text('writing.picture.outside') : field.error;
  return (
    <InputField input={input} error={error}>
      <EditorFrame $failed={error !== undefined}>
        <StickyTools>
          <Toolbar
            editor={editor}
            disabled={disabled}
            onLink={() => setOpen({ dialog: 'link' })}
            onScripture={() => setOpen({ dialog: 'scripture', reference: '' })}
            onPicture={() => setOpen({ dialog: 'library' })}
          />
          {selected && !disabled ? (
            <SelectedRow gap={2} alignItems="center" wrap="wrap">
              <Typography variant="pi" textColor="neutral800">
                {selected.node.type.name === 'scripture'
                  ? text('writing.passage.selected', { reference: String(selected.node.attrs['reference']) })
                  : text(
                      selected.node.type.name === 'picture' ? 'writing.picture.selected' : 'writing.source.selected',
                    )}
              </Typography>
              {selected.node.type.name === 'scripture' ? (
                <Typography tag="label" variant="pi" textColor="neutral800">
                  {text('writing.passage.translation')}{' '}
                  <TextInput
                    size="S"
                    value={String(selected.node.attrs['translation'])}
                    onChange={({ currentTarget }) =>
                      editor.commands.updateAttributes('scripture', { translation: currentTarget.value })
                    }
                  />
                </Typography>
              ) : null}
              {selected.node.type.name === 'source' ? null : (
                <Button size="S" variant="tertiary" onClick={openSelected}>
                  {text('writing.edit')}
                </Button>
              )}
              <Button size="S" variant="danger-light" onClick={() => run(editor, replaceBlock(selected.at))}>
                {text('writing.remove')}
              </Button>
            </SelectedRow>
          ) : null}
        </StickyTools>
        <EditorContent editor={editor} />
      </EditorFrame>
      {dialog()}
    </InputField>
  );
}
