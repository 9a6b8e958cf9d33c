import { createElement } from 'react';
import { Typography } from '@strapi/design-system';
import { trashDays } from '../../api/trash/contract';
import { useTexts } from '../translations/use-texts';
import type { ActionDescription } from './document-action';

/** Strapi calls a bulk action like a component, with the chosen entries. */
export type BulkAction = { (props: object): ActionDescription | null; type?: string };

type AddBulkActions = (reduce: (actions: readonly BulkAction[]) => BulkAction[]) => void;

/** The APIs that plugins offer have no types. */
export function isAddBulkActions(offered: unknown): offered is AddBulkActions {
  return typeof offered === 'function';
}

/** Says what becomes of many entries before they are deleted or unpublished together. */
export function explainedBulkAction(action: BulkAction): BulkAction {
  if (action.type !== 'delete' && action.type !== 'unpublish') return action;
  const key = action.type === 'delete' ? 'delete.many' : 'unpublish.many';
  function ExplainedBulkAction(props: object): ActionDescription | null {
    const text = useTexts();
    const described = action(props);
    if (described?.dialog === undefined) return described;
    const content = createElement(Typography, null, text(key, { days: trashDays }));
    return { ...described, dialog: { ...described.dialog, content } };
  }
  return Object.assign(ExplainedBulkAction, { type: action.type });
}
