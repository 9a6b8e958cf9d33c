import { definePage } from '../../features/page/define-page';
import type { Metadata } from '../../features/page/page-metadata';
import { leaderSheetQuery } from '../../features/training/leader-sheet-query';
import { leaderSheetParameters } from './parameters';

export const leaderSheetData = definePage({
  parameters: leaderSheetParameters,
  queries: (locale, search) => {
    const module = search.get('module');
    return module === null ? {} : { sheet: leaderSheetQuery(module, locale) };
  },
  metadata: (title: string, description: string): Metadata => ({ title, description, noindex: true }),
});
