import { later } from '../../lib/later';
import { preloadable } from '../../lib/preloadable';

/** Stands at the end of a page, where nobody comes without having touched it. */
export const SharePage = later(preloadable(async () => (await import('./page-share-buttons')).PageShareButtons));
