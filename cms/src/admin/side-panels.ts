import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

/** Called by the content manager like a hook, with the open entry. */
export type SidePanel = (props: never) => { title: string; content: ReactNode } | null;

type Arrange = (panels: readonly SidePanel[]) => readonly SidePanel[];

/** The APIs that plugins offer have no types. */
function isAddSidePanels(offered: unknown): offered is (panels: readonly SidePanel[] | Arrange) => void {
  return typeof offered === 'function';
}

/** Adds panels beside the form of an entry: below all others, or where `arrange` puts them. */
export function addSidePanels(app: StrapiApp, panels: readonly SidePanel[] | Arrange): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis;
  if (isAddSidePanels(addEditViewSidePanel)) addEditViewSidePanel(panels);
}
