import type { ReactNode } from 'react';

/** What Strapi hands to an action of an entry, as far as it is used here. */
export type ActionProps = {
  readonly model: string;
  readonly collectionType: string;
  readonly documentId?: string;
  readonly document?: unknown;
  readonly meta?: unknown;
};

export type ActionDialog = {
  type: string;
  title?: string;
  content?: ReactNode;
  confirmLabel?: string;
  onConfirm?: () => unknown;
};

export type ActionDescription = {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  onClick?: (event?: unknown) => unknown;
  dialog?: ActionDialog | undefined;
};

/** Strapi calls an action like a component; it returns null where it does not apply. */
export type DocumentAction = {
  (props: ActionProps): ActionDescription | null;
  type?: string;
  position?: string | readonly string[];
};

type AddDocumentActions = (reduce: (actions: readonly DocumentAction[]) => DocumentAction[]) => void;

/** The APIs that plugins offer have no types. */
export function isAddDocumentActions(offered: unknown): offered is AddDocumentActions {
  return typeof offered === 'function';
}

/** The action with another behavior, in its old place. */
export function replaced(action: DocumentAction, change: (action: DocumentAction) => DocumentAction): DocumentAction {
  return Object.assign(change(action), {
    ...(action.type === undefined ? {} : { type: action.type }),
    ...(action.position === undefined ? {} : { position: action.position }),
  });
}
