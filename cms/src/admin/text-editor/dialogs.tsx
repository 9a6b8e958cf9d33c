import { Button, Textarea, TextInput } from '@strapi/design-system';
import { useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, useState } from 'react';
import * as v from 'valibot';
import { callLink } from '../../contracts/phone-links';
import { isSafeLink } from '../../lib/markdown/addresses';
import { useTexts } from '../translations/use-texts';
import { InputField } from '../ui/input-field';
import { InsertDialog } from '../ui/insert-dialog';

/** Completes what was typed as the target of a link; undefined if the site would not follow it. */
function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()-]{6,}$/.test(address)) return callLink(address);
  if (/^(?:www\.|[a-z0-9-]+\.(?:org|com|net)\b)/i.test(address)) return `https://${address}`;
  return address !== '' && isSafeLink(address) ? address : undefined;
}

type LinkProps = {
  href: string;
  /** The words that become the link; they are asked for where none are selected. */
  words: string;
  onSave: (href: string, words: string) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
};

export function LinkDialog({ href, words, onSave, onRemove, onClose }: LinkProps) {
  const text = useTexts();
  const [address, setAddress] = useState(href);
  const [typedWords, setTypedWords] = useState('');
  const [isRefused, setRefused] = useState(false);

  function save(): void {
    const chosen = linkAddress(address);
    if (chosen === undefined) setRefused(true);
    else onSave(chosen, words || typedWords.trim() || address.trim());
  }

  return (
    <InsertDialog
      title={text('writing.link.title')}
      confirm={text('writing.insert')}
      other={
        onRemove ? (
          <Button variant="danger-light" onClick={onRemove}>
            {text('writing.link.remove')}
          </Button>
        ) : null
      }
      onConfirm={save}
      onClose={onClose}
    >
      <InputField
        input={{ label: text('writing.link.address'), hint: text('writing.link.hint'), required: true }}
        error={isRefused ? text('writing.link.refused') : undefined}
      >
        <TextInput
          value={address}
          onChange={({ currentTarget }) => {
            setRefused(false);
            setAddress(currentTarget.value);
          }}
        />
      </InputField>
      {words === '' ? (
        <InputField input={{ label: text('writing.link.text') }} error={undefined}>
          <TextInput value={typedWords} onChange={({ currentTarget }) => setTypedWords(currentTarget.value)} />
        </InputField>
      ) : null}
    </InsertDialog>
  );
}

export type TextPicture = { src: string; alt: string; caption: string };

type PictureProps = { picture: TextPicture; onSave: (picture: TextPicture) => void; onClose: () => void };

/** A picture needs an alternative text before it goes into the text. */
export function PictureDialog({ picture, onSave, onClose }: PictureProps) {
  const text = useTexts();
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState(picture.caption);
  const [isRefused, setRefused] = useState(false);

  function save(): void {
    if (alt.trim() === '') {
      setRefused(true);
      return;
    }
    onSave({ src: picture.src, alt: alt.trim(), caption: caption.trim() });
  }

  return (
    <InsertDialog
      title={text('writing.picture.title')}
      confirm={text('writing.insert')}
      onConfirm={save}
      onClose={onClose}
    >
      <img src={picture.src} alt="" style={{ maxWidth: '100%', maxHeight: '24rem', alignSelf: 'start' }} />
      <InputField
        input={{ label: text('writing.picture.alt'), hint: text('writing.picture.alt.hint'), required: true }}
        error={isRefused && alt.trim() === '' ? text('writing.picture.alt.missing') : undefined}
      >
        <Textarea value={alt} onChange={({ currentTarget }) => setAlt(currentTarget.value)} />
      </InputField>
      <InputField
        input={{ label: text('writing.picture.caption'), hint: text('writing.picture.caption.hint') }}
        error={undefined}
      >
        <TextInput value={caption} onChange={({ currentTarget }) => setCaption(currentTarget.value)} />
      </InputField>
    </InsertDialog>
  );
}

type PanelDialog = ComponentType<{
  allowedTypes: readonly 'images'[];
  multiple: boolean;
  onClose: () => void;
  onSelectAssets: (files: unknown) => void;
}>;

const chosenSchema = v.tuple([v.object({ url: v.string() })]);

/** The panel registers its components by name, without types for their props. */
function isDialog(component: unknown): component is PanelDialog {
  return component !== undefined;
}

type LibraryProps = { onChoose: (picture: { url: string }) => void; onClose: () => void };

export function LibraryDialog({ onChoose, onClose }: LibraryProps) {
  const components = useStrapiApp('LibraryDialog', (app) => app.components);
  const Dialog: unknown = components['media-library'];
  if (!isDialog(Dialog)) return null;
  const choose = (files: unknown) => {
    const chosen = v.safeParse(chosenSchema, files);
    onClose();
    if (chosen.success) onChoose(chosen.output[0]);
  };
  return <Dialog allowedTypes={['images']} multiple={false} onClose={onClose} onSelectAssets={choose} />;
}
