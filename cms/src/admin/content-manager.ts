import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

/** Called by the content manager like a hook, with the open entry. */
type SidePanel = (props: never) => { title: string; content: ReactNode } | null;

export type ActionProps = {
  readonly model: string;
  readonly collectionType: string;
  readonly documentId?: string;
  readonly document?: unknown;
  readonly meta?: unknown;
};

export type ActionDescription = {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  onClick?: (event?: unknown) => unknown;
  dialog?:
    { type: string; title?: string; content?: ReactNode; confirmLabel?: string; onConfirm?: () => unknown } | undefined;
};

/** Strapi calls an action like a component; it returns null where it does not apply. */
export type DocumentAction = {
  (props: ActionProps): ActionDescription | null;
  type?: string;
  position?: string | readonly string[];
};

export type BulkAction = { (props: object): ActionDescription | null; type?: string };

type Change<Part> = (parts: readonly Part[]) => readonly Part[];
type Apis = {
  addEditViewSidePanel: (change: Change<SidePanel>) => void;
  addDocumentAction: (change: Change<DocumentAction>) => void;
  addBulkAction: (change: Change<BulkAction>) => void;
};

/** The APIs that plugins offer have no types. */
function isApis(offered: object): offered is Apis {
  return ['addEditViewSidePanel', 'addDocumentAction', 'addBulkAction'].every((name) => name in offered);
}

export function contentManagerApis(app: Pick<StrapiApp, 'getPlugin'>): Apis {
  const { apis } = app.getPlugin('content-manager');
  if (!isApis(apis)) throw new Error('The content manager has other extension points now');
  return apis;
}

/** The action with another behavior, in its old place. */
export function replaced(action: DocumentAction, change: (action: DocumentAction) => DocumentAction): DocumentAction {
  return Object.assign(change(action), {
    ...(action.type === undefined ? {} : { type: action.type }),
    ...(action.position === undefined ? {} : { position: action.position }),
  });
}
