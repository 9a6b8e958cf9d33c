/** Strapi stores the dismissed banner under an installation id that is known only some time after the start. */
const installations = ['undefined', 'false'];

/**
 * Strapi shows a banner about its new Media Library on every page until each member closes it. It is English only and
 * tall on a phone, so it is closed from the start.
 */
export function closeAnnouncements(storage: Storage): void {
  for (const installation of installations) {
    storage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:${installation}`, 'true');
  }
}
