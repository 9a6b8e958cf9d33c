import { shownTypes } from '../../api/preview/contract';

export function isShownOnSite(model: unknown): model is string {
  return shownTypes.some((uid) => uid === model);
}
