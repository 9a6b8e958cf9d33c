import { Button, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { LibraryDialog } from '../event-media/library-dialog';
import { isLibraryAddress } from '../../lib/markdown/picture-paragraph';
import { ScripturePicker } from '../scripture/scripture-picker';
import { useTexts } from '../translations/use-texts';
import { InputField, type InputProps } from '../ui/input-field';
import {
  insertBlock,
  linkAtCursor,
  nameTranslation,
  removeBlock,
  removeLink,
  replaceBlock,
  setLink,
  specialBlock,
} from './editor-commands';
import { EditorFrame, StickyTools } from './editor-frame';
import { LinkDialog } from './link-dialog';
import { PictureDialog, type TextPicture } from './picture-dialog';
import { nodes, schema } from './schema';
import { Toolbar } from './toolbar';
import { useEditor } from './use-editor';

const SelectedRow = styled(Flex)`
  padding: 0.6rem 1.2rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.primary100};
`;

const TranslationName = styled.input`
  width: 11rem;
  min-height: 3.2rem;
  padding: 0 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral500};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
`;

type Open =
  | { dialog: 'link' }
  | { dialog: 'library' }
  | { dialog: 'picture'; picture: TextPicture; at?: number }
  | { dialog: 'scripture'; reference: string; at?: number };

/** A text as the site shows it, kept as Markdown. */
export function TextEditorInput(input: InputProps) {
  const { name = '', label, disabled = false } = input;
  const text = useTexts();
  const field = useField<string | null>(name);
  const [open, setOpen] = useState<Open>();
  const [isOutside, setOutside] = useState(false);
  const close = () => setOpen(undefined);
  const { mount, state, run, change } = useEditor({
    markdown: field.value ?? '',
    label: typeof label === 'string' ? label : name,
    disabled,
    onChange: (markdown) => field.onChange(name, markdown),
    onLinkKey: () => setOpen({ dialog: 'link' }),
    onOpen: () => openSelected(),
  });
  const selected = state && specialBlock(state);

  function openSelected(): void {
    if (!selected) return;
    const { node, at } = selected;
    if (node.type === nodes.picture) {
      const { src, alt, caption } = node.attrs;
      setOpen({ dialog: 'picture', picture: { src: String(src), alt: String(alt), caption: String(caption) }, at });
    } else if (node.type === nodes.scripture) {
      setOpen({ dialog: 'scripture', reference: String(node.attrs['reference']), at });
    }
  }

  function dialog(): ReactNode {
    if (!open || !state) return null;
    switch (open.dialog) {
      case 'link': {
        const link = linkAtCursor(state);
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
                    run(removeLink(link));
                  }
            }
            onSave={(href, words) => {
              close();
              run(setLink(link, href, words));
            }}
          />
        );
      }
      case 'library':
        return (
          <LibraryDialog
            kinds={['images']}
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
              const block = nodes.picture.create(picture);
              run(open.at === undefined ? insertBlock(block) : replaceBlock(open.at, block));
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
              const block = nodes.scripture.create({ reference, translation }, schema.text(verse));
              run(open.at === undefined ? insertBlock(block) : replaceBlock(open.at, block));
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
          {state ? (
            <Toolbar
              state={state}
              disabled={disabled}
              run={run}
              onLink={() => setOpen({ dialog: 'link' })}
              onScripture={() => setOpen({ dialog: 'scripture', reference: '' })}
              onPicture={() => setOpen({ dialog: 'library' })}
            />
          ) : null}
          {selected && !disabled ? (
            <SelectedRow gap={2} alignItems="center" wrap="wrap">
              <Typography variant="pi" textColor="neutral800">
                {selected.node.type === nodes.scripture
                  ? text('writing.passage.selected', { reference: String(selected.node.attrs['reference']) })
                  : text(selected.node.type === nodes.picture ? 'writing.picture.selected' : 'writing.source.selected')}
              </Typography>
              {selected.node.type === nodes.scripture ? (
                <Typography tag="label" variant="pi" textColor="neutral800">
                  {text('writing.passage.translation')}{' '}
                  <TranslationName
                    value={String(selected.node.attrs['translation'])}
                    onChange={({ currentTarget }) => change(nameTranslation(selected.at, currentTarget.value))}
                  />
                </Typography>
              ) : null}
              {selected.node.type === nodes.source ? null : (
                <Button size="S" variant="tertiary" onClick={openSelected}>
                  {text('writing.edit')}
                </Button>
              )}
              <Button size="S" variant="danger-light" onClick={() => run(removeBlock(selected.at))}>
                {text('writing.remove')}
              </Button>
            </SelectedRow>
          ) : null}
        </StickyTools>
        <div ref={mount} />
      </EditorFrame>
      {dialog()}
    </InputField>
  );
}
