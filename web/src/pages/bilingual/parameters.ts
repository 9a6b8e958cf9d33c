import { slugPattern, type PageParameters } from '../../lib/page-address';

/** Apart from `data.ts`, because every page loads them. Not `gospel`, which opens the presentation above any page. */
export const bilingualParameters: PageParameters = { module: slugPattern, article: slugPattern, of: /^gospel$/ };
