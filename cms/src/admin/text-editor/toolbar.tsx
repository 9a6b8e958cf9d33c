import { ArrowClockwise, Bold, Book, BulletList, Image, Italic, Link, NumberList, Quotes } from '@strapi/icons';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { toggleMark } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import type { ReactNode } from 'react';
import type { TextKey } from '../translations/en';
import { useTexts } from '../translations/use-texts';
import { headingLevel, isMarked, isWithin, setHeading, toggleList, toggleQuote } from './editor-commands';
import { StyleSelect, ToolbarRow, ToolButton } from './editor-frame';
import { marks, nodes } from './schema';

type Props = {
  state: EditorState;
  disabled: boolean;
  run: (command: Command) => void;
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
  return (
    <ToolButton
      type="button"
      disabled={disabled}
      title={text(name)}
      {...(wordy ? {} : { 'aria-label': text(name) })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {icon}
      {wordy ? text(name) : null}
    </ToolButton>
  );
}

/** The first level is only offered where a text has one: the page shows its own title. */
const levels = [0, 2, 3, 4] as const;
const styleName = (level: number): TextKey =>
  level === 1
    ? 'writing.heading.1'
    : level === 2
      ? 'writing.heading.2'
      : level === 3
        ? 'writing.heading.3'
        : level === 4
          ? 'writing.heading.4'
          : 'writing.paragraph';

export function Toolbar({ state, disabled, run, onLink, onScripture, onPicture }: Props) {
  const text = useTexts();
  const level = headingLevel(state);
  const offered = level === 1 ? [...levels, 1] : levels;
  return (
    <ToolbarRow role="toolbar" aria-label={text('writing.tools')}>
      <StyleSelect
        aria-label={text('writing.style')}
        value={level}
        disabled={disabled}
        onChange={({ currentTarget }) => run(setHeading(Number(currentTarget.value)))}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {text(styleName(one))}
          </option>
        ))}
      </StyleSelect>
      <Tool
        name="writing.bold"
        icon={<Bold />}
        pressed={isMarked(state, marks.strong)}
        disabled={disabled}
        onUse={() => run(toggleMark(marks.strong))}
      />
      <Tool
        name="writing.italic"
        icon={<Italic />}
        pressed={isMarked(state, marks.emphasis)}
        disabled={disabled}
        onUse={() => run(toggleMark(marks.emphasis))}
      />
      <Tool
        name="writing.bullets"
        icon={<BulletList />}
        pressed={isWithin(state, nodes.bulletList)}
        disabled={disabled}
        onUse={() => run(toggleList(nodes.bulletList))}
      />
      <Tool
        name="writing.numbers"
        icon={<NumberList />}
        pressed={isWithin(state, nodes.orderedList)}
        disabled={disabled}
        onUse={() => run(toggleList(nodes.orderedList))}
      />
      <Tool
        name="writing.quote"
        icon={<Quotes />}
        pressed={isWithin(state, nodes.quote)}
        disabled={disabled}
        onUse={() => run(toggleQuote)}
      />
      <Tool name="writing.link" icon={<Link />} disabled={disabled} onUse={onLink} />
      <Tool name="writing.scripture" icon={<Book />} wordy disabled={disabled} onUse={onScripture} />
      <Tool name="writing.picture" icon={<Image />} wordy disabled={disabled} onUse={onPicture} />
      <Tool
        name="writing.undo"
        icon={<ArrowClockwise style={{ transform: 'scaleX(-1)' }} />}
        disabled={disabled || undoDepth(state) === 0}
        onUse={() => run(undo)}
      />
      <Tool
        name="writing.redo"
        icon={<ArrowClockwise />}
        disabled={disabled || redoDepth(state) === 0}
        onUse={() => run(redo)}
      />
    </ToolbarRow>
  );
}
