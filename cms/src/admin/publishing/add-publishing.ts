import type { StrapiApp } from '@strapi/strapi/admin';
import { checkedBeforePublishing, type DocumentAction } from './check-before-publishing';
import { keepWhatWasTyped } from './keep-what-was-typed';
import { MissingPanel } from './missing-panel';

type Panels = readonly (typeof MissingPanel)[];
type Apis = {
  addEditViewSidePanel: (place: (panels: Panels) => Panels) => void;
  addDocumentAction: (place: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void;
};

/** The APIs that plugins offer have no types. */
function isApis(offered: object): offered is Apis {
  return 'addEditViewSidePanel' in offered && 'addDocumentAction' in offered;
}

/**
 * Tells editors what an entry lacks: beside the form while they write, and when they press Publish. A save that fails
 * takes nothing from the form.
 */
export function addPublishing(app: StrapiApp): void {
  keepWhatWasTyped(app);
  const { apis } = app.getPlugin('content-manager');
  if (!isApis(apis)) return;
  // Right below the buttons.
  apis.addEditViewSidePanel((panels) => panels.toSpliced(1, 0, MissingPanel));
  apis.addDocumentAction((actions) =>
    actions.map((action) => (action.type === 'publish' ? checkedBeforePublishing(action) : action)),
  );
}
