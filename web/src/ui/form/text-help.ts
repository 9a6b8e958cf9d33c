import type { ComponentType } from 'react';

export type TextHelpProps = {
  /** What stands in the field, or what was sent. */
  text: string;
  isSent: boolean;
};

/** What a page offers with a text, depending on what it says: under its field while it is written, and once it is sent. */
export type TextHelp = ComponentType<TextHelpProps>;
