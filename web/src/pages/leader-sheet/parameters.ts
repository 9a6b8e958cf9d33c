import { slugPattern, type PageParameters } from '../../lib/page-address';

/** Apart from `data.ts`, because every page loads them. */
export const leaderSheetParameters: PageParameters = { module: slugPattern };
