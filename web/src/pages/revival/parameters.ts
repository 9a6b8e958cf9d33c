import type { PageParameters } from '../../lib/page-address';

/** In a file of its own, because the routes need it before the page. */
export const revivalParameters = { event: /^[a-z\d]{1,40}$/ } as const satisfies PageParameters;
