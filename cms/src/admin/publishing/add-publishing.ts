import type { StrapiApp } from '@strapi/strapi/admin';
import { checkedBeforePublishing, type DocumentAction } from './check-before-publishing';
import { keepWhatWasTyped } from './keep-what-was-typed';
import { addSidePanels } from '../side-panels';
import { MissingPanel } from './missing-panel';

type Apis = {
  addDocumentAction: (place: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void;
};

/** The APIs that plugins offer have no types. */
function isApis(offered: object): offered is Apis {
  return 'addDocumentAction' in offered;
}

/**
 * Tells editors what an entry lacks: beside the form while they write, and when they press Publish. A save that fails
 * takes nothing from the form.
 */
export function addPublishing(app: StrapiApp): void {
  keepWhatWasTyped(app);
  const { apis } = app.getPlugin('content-manager');
  // Right below the buttons.
  addSidePanels(app, (panels) => panels.toSpliced(1, 0, MissingPanel));
  if (!isApis(apis)) return;
  apis.addDocumentAction((actions) =>
    actions.map((action) => (action.type === 'publish' ? checkedBeforePublishing(action) : action)),
  );
}
