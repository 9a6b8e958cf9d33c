export const previewStatuses = ['draft', 'published'] as const;
export type PreviewStatus = (typeof previewStatuses)[number];

/** Below `/admin`, because browsers send the cookie of the panel's session there and nowhere else. */
export function previewPrefix(status: PreviewStatus): string {
  return `/admin/preview/${status}`;
}

/** The cookie that holds the panel's session. */
export const sessionCookie = 'strapi_admin_refresh';

/** GET `siteAddressPath?uid=…&documentId=…&locale=…` answers `{ address }`: where visitors see a published entry, or null. */
export const siteAddressPath = '/admin/site-address';

/** Where the site shows each page that has a content type of its own. */
export const pagePaths = {
  'api::home-page.home-page': '/',
  // The name and the contact details of the ministry are on every page.
  'api::site-setting.site-setting': '/',
  'api::gospel-presentation.gospel-presentation': '/?gospel=1',
  'api::resources-page.resources-page': '/resources',
  'api::prayer-page.prayer-page': '/prayer',
  'api::prophetic-ministry-page.prophetic-ministry-page': '/prophetic-ministry',
  'api::marriage-ministry-page.marriage-ministry-page': '/marriage-ministry',
  'api::mens-ministry-page.mens-ministry-page': '/mens-ministry',
  'api::support-page.support-page': '/support',
  'api::video-preview-page.video-preview-page': '/video-preview',
  'api::about-page.about-page': '/about',
  'api::privacy-page.privacy-page': '/privacy',
  'api::contact-page.contact-page': '/contact',
  'api::crisis-line.crisis-line': '/prayer',
} as const;

/** The other content types that have a place on the site. */
const entryTypes = [
  'api::article.article',
  'api::training-module.training-module',
  'api::quiz.quiz',
  'api::book.book',
  'api::revival-event.revival-event',
  'api::event-media.event-media',
] as const;
export type EntryType = (typeof entryTypes)[number];

export const shownTypes: readonly string[] = [...Object.keys(pagePaths), ...entryTypes];

/** Where the site shows entries that have an address of their own. */
export const entryPaths = {
  article: (slug: string) => `/resources?article=${encodeURIComponent(slug)}`,
  module: (slug: string) => `/resources?module=${encodeURIComponent(slug)}`,
  training: '/resources?tab=training',
  book: (documentId: string) => `/resources?tab=resources#book-${encodeURIComponent(documentId)}`,
  revivalEvent: (documentId: string) => `/?event=${encodeURIComponent(documentId)}#revival`,
} as const;
