import { Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { en } from '../translations/en';
import { explainedBulkAction, isAddBulkActions } from './bulk-actions';
import { safeDeletion } from './delete-action';
import { isAddDocumentActions, replaced } from './document-action';
import { EmptiedGroupsPanel } from './emptied-groups';
import { explainedUnpublication, withoutBulkUnpublication } from './unpublish-action';
import { addSidePanels } from '../side-panels';

/** Who may delete entries sees the trash; the server checks each type. */
const subjects = [
  'article',
  'book',
  'training-module',
  'quiz',
  'revival-event',
  'event-media',
  'crisis-line',
  'answer-template',
];
const permissions = subjects.map((noun) => ({
  id: 0,
  action: 'plugin::content-manager.explorer.delete',
  subject: `api::${noun}.${noun}`,
  properties: {},
  conditions: [],
}));

/** Adds the page with what can be brought back, and its link in the menu. */
export function addTrash(app: StrapiApp): void {
  app.addMenuLink({
    to: 'trash',
    icon: Trash,
    intlLabel: { id: 'trash.title', defaultMessage: en['trash.title'] },
    permissions,
    position: 4,
    Component: () => import('./trash-page').then(({ TrashPage }) => ({ default: TrashPage })),
  });
  addSidePanels(app, [EmptiedGroupsPanel]);
}

/** Explains deletions and unpublications. After all plugins have added their own actions. */
export function explainDangerousActions(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addDocumentAction, addBulkAction } = app.getPlugin('content-manager').apis;
  if (isAddDocumentActions(addDocumentAction)) {
    addDocumentAction((actions) =>
      actions.map((action, index) => {
        if (action.type === 'unpublish') return replaced(action, explainedUnpublication);
        // Strapi puts the deletion of one language, which it does not name, before that of all.
        const isDeletion = [action.type, actions[index + 1]?.type].includes('delete');
        if (isDeletion) return replaced(action, safeDeletion);
        return action.type === undefined ? replaced(action, withoutBulkUnpublication) : action;
      }),
    );
  }
  if (isAddBulkActions(addBulkAction)) addBulkAction((actions) => actions.map(explainedBulkAction));
}
