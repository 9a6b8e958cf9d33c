import type { ComponentType } from 'react';

export type TextHelpProps = {
  /** The field's text, or the text that was sent. */
  text: string;
  isSent: boolean;
};

/** Help that depends on what a text says, shown under its field and after it was sent. */
export type TextHelp = ComponentType<TextHelpProps>;
