import type { ReactNode } from 'react';
import { Notice } from '../notice';
import { DialogActions } from './dialog';

type DialogFailureProps = { title: string; text: string; action: ReactNode };

/** In place of what the dialog was opened for. */
export function DialogFailure({ title, text, action }: DialogFailureProps) {
  return (
    <>
      <Notice role="alert" tone="danger" title={title}>
        <p>{text}</p>
      </Notice>
      <DialogActions>{action}</DialogActions>
    </>
  );
}
