import type { PageParameters } from '../../lib/page-address';

// Whatever an address may name, but for the two names that mean a folder in the CMS's address.
const slug = /^(?!\.{1,2}$)[^\s/?#]{1,150}$/u;

/**
 * Blog Posts is what the page shows without a tab, so naming it makes no other page. Nor does an open quiz: it is the
 * browser's alone, on top of its module.
 */
export const resourcesParameters = {
  article: slug,
  module: slug,
  tab: /^(?:training|resources)$/,
} satisfies PageParameters;
