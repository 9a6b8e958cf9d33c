/** Where the site shows its pages, and the entries that have an address of their own. */
export const sitePaths = {
  home: '/',
  /** The home page with the gospel presentation. */
  gospel: '/?gospel=1',
  resources: '/resources',
  training: '/resources?tab=training',
  books: '/resources?tab=resources',
  prayer: '/prayer',
  propheticMinistry: '/prophetic-ministry',
  marriageMinistry: '/marriage-ministry',
  mensMinistry: '/mens-ministry',
  support: '/support',
  videoPreview: '/video-preview',
  about: '/about',
  privacy: '/privacy',
  contact: '/contact',
  /** Where somebody tells what happened after a prayer request. */
  prayerThanks: '/prayer/thanks',
  /** Where anybody checks the number of a certificate. */
  certificate: '/certificate',
  article: (slug: string) => `/resources?article=${encodeURIComponent(slug)}`,
  module: (slug: string) => `/resources?module=${encodeURIComponent(slug)}`,
  book: (documentId: string) => `/resources?tab=resources#book-${encodeURIComponent(documentId)}`,
  /** Opens the timeline at one of its events. */
  revivalEvent: (documentId: string) => `/?event=${encodeURIComponent(documentId)}#revival`,
} as const;

/** Where an admin opens the site to the public. */
export const openingPage = '/admin?tab=setup#opening';

/** Where an admin makes the demo the ministry's own site. */
export const setupPage = '/admin?tab=setup';
