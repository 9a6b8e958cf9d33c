import { Button, IconButton } from '@strapi/design-system';
import { ArrowClockwise, Bold, Book, BulletList, Image, Italic, Link, NumberList, Quotes } from '@strapi/icons';
import type { Editor } from '@tiptap/react';
import type { MouseEvent, ReactNode } from 'react';
import type { TextKey } from '../translations/texts';
import { useTexts } from '../translations/use-texts';
import { Select } from '../ui/choice-field';
import { headingLevel, run, setHeading, type Step } from './editor-commands';
import { ToolbarRow } from './editor-frame';

type Props = {
  editor: Editor;
  disabled: boolean;
  onLink: () => void;
  onScripture: () => void;
  onPicture: () => void;
};

type ToolProps = {
  name: TextKey;
  icon: ReactNode;
  pressed?: boolean;
  disabled: boolean;
  /** Words beside the icon, for what it alone would not explain. */
  wordy?: boolean;
  onUse: () => void;
};

function Tool({ name, icon, pressed, disabled, wordy = false, onUse }: ToolProps) {
  const text = useTexts();
  const behavior = {
    disabled,
    // The selection in the text stays.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onUse,
  };
  if (wordy) {
    return (
      <Button variant="ghost" startIcon={icon} {...behavior}>
        {text(name)}
      </Button>
    );
  }
  return (
    <IconButton
      label={text(name)}
      variant={pressed === true ? 'secondary' : 'ghost'}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...behavior}
    >
      {icon}
    </IconButton>
  );
}

const styles: readonly TextKey[] = [
  'writing.paragraph',
  'writing.heading.1',
  'writing.heading.2',
  'writing.heading.3',
  'writing.heading.4',
];

/** Tells which marks and nodes the text at the cursor has, by their names. */
const toggles: readonly { name: TextKey; of: string; icon: ReactNode; toggle: Step }[] = [
  { name: 'writing.bold', of: 'bold', icon: <Bold />, toggle: (chain) => chain.toggleBold() },
  { name: 'writing.italic', of: 'italic', icon: <Italic />, toggle: (chain) => chain.toggleItalic() },
  { name: 'writing.bullets', of: 'bulletList', icon: <BulletList />, toggle: (chain) => chain.toggleBulletList() },
  { name: 'writing.numbers', of: 'orderedList', icon: <NumberList />, toggle: (chain) => chain.toggleOrderedList() },
  { name: 'writing.quote', of: 'blockquote', icon: <Quotes />, toggle: (chain) => chain.toggleBlockquote() },
];

export function Toolbar({ editor, disabled, onLink, onScripture, onPicture }: Props) {
  const text = useTexts();
  const level = headingLevel(editor.state);
  return (
    <ToolbarRow role="toolbar" aria-label={text('writing.tools')}>
      <Select
        aria-label={text('writing.style')}
        value={level}
        disabled={disabled}
        onChange={({ currentTarget }) => run(editor, setHeading(Number(currentTarget.value)))}
      >
        {styles.map((name, one) =>
          // The first level is only offered where a text has one: the page shows its own title.
          one === 1 && level !== 1 ? null : (
            <option key={name} value={one}>
              {text(name)}
            </option>
          ),
        )}
      </Select>
      {toggles.map(({ name, of, icon, toggle }) => (
        <Tool
          key={name}
          name={name}
          icon={icon}
          pressed={editor.isActive(of)}
          disabled={disabled}
          onUse={() => run(editor, toggle)}
        />
      ))}
      <Tool name="writing.link" icon={<Link />} disabled={disabled} onUse={onLink} />
      <Tool name="writing.scripture" icon={<Book />} wordy disabled={disabled} onUse={onScripture} />
      <Tool name="writing.picture" icon={<Image />} wordy disabled={disabled} onUse={onPicture} />
      <Tool
        name="writing.undo"
        icon={<ArrowClockwise style={{ transform: 'scaleX(-1)' }} />}
        disabled={disabled || !editor.can().undo()}
        onUse={() => run(editor, (chain) => chain.undo())}
      />
      <Tool
        name="writing.redo"
        icon={<ArrowClockwise />}
        disabled={disabled || !editor.can().redo()}
        onUse={() => run(editor, (chain) => chain.redo())}
      />
    </ToolbarRow>
  );
}
