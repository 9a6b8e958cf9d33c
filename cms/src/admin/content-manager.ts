import { type StrapiApp, useQueryParams } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { type BuiltInLocale, builtInLocales, defaultLocale } from '../contracts/language';

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

type Change<Part> = (parts: readonly Part[]) => readonly Part[];
type Apis = {
  addEditViewSidePanel: (change: Change<SidePanel>) => void;
  addDocumentAction: (change: Change<DocumentAction>) => void;
};

/** The APIs that plugins offer have no types. */
function isApis(offered: object): offered is Apis {
  return ['addEditViewSidePanel', 'addDocumentAction'].every((name) => name in offered);
}

export function contentManagerApis(app: Pick<StrapiApp, 'getPlugin'>): Apis {
  const { apis } = app.getPlugin('content-manager');
  if (!isApis(apis)) throw new Error('The content manager has other extension points now');
  return apis;
}

export function replaced(action: DocumentAction, change: (action: DocumentAction) => DocumentAction): DocumentAction {
  return Object.assign(change(action), {
    ...(action.type === undefined ? {} : { type: action.type }),
    ...(action.position === undefined ? {} : { position: action.position }),
  });
}

const querySchema = v.object({ plugins: v.object({ i18n: v.object({ locale: v.picklist(builtInLocales) }) }) });

/** The language of the list or form that is open, which the panel keeps in its address. */
export function useEditedLanguage(): BuiltInLocale {
  const [{ query }] = useQueryParams();
  const parsed = v.safeParse(querySchema, query);
  return parsed.success ? parsed.output.plugins.i18n.locale : defaultLocale;
}
