import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { trashDays } from '../../api/trash/contract';
import { type ActionDescription, type BulkAction, contentManagerApis, replaced } from '../content-manager';
import { useTexts } from '../translations/use-texts';
import { safeDeletion } from './delete-action';
import { explainedUnpublication, withoutBulkUnpublication } from './unpublish-action';

/** Says what becomes of many entries before they are deleted or unpublished together. */
function explainedBulkAction(action: BulkAction): BulkAction {
  if (action.type !== 'delete' && action.type !== 'unpublish') return action;
  const key = action.type === 'delete' ? 'delete.many' : 'unpublish.many';
  function ExplainedBulkAction(props: object): ActionDescription | null {
    const text = useTexts();
    const described = action(props);
    if (described?.dialog === undefined) return described;
    const content = <Typography>{text(key, { days: trashDays })}</Typography>;
    return { ...described, dialog: { ...described.dialog, content } };
  }
  return Object.assign(ExplainedBulkAction, { type: action.type });
}

/** Call this after all plugins have added their own actions. */
export function explainDangerousActions(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addDocumentAction, addBulkAction } = contentManagerApis(app);
  addDocumentAction((actions) =>
    actions.map((action, index) => {
      if (action.type === 'unpublish') return replaced(action, explainedUnpublication);
      // Strapi puts the deletion of one language, which it does not name, before that of all.
      const isDeletion = [action.type, actions[index + 1]?.type].includes('delete');
      if (isDeletion) return replaced(action, safeDeletion);
      return action.type === undefined ? replaced(action, withoutBulkUnpublication) : action;
    }),
  );
  addBulkAction((actions) => actions.map(explainedBulkAction));
}
