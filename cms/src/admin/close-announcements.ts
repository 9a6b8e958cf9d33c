/** Strapi keeps a dismissed banner per installation, whose id it knows only some time after the start. */
const installations = ['undefined', 'false'];

/**
 * Strapi announces its new Media Library above every page of the panel, in English and a sixth of a phone high, until
 * each member has closed it. It is of no use to them: here it is closed from the start.
 */
export function closeAnnouncements(storage: Storage): void {
  for (const installation of installations) {
    storage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${installation}`, 'true');
  }
}
