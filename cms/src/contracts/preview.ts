export const previewStatuses = ['draft', 'published'] as const;
export type PreviewStatus = (typeof previewStatuses)[number];

/** Below `/admin`, because browsers send the cookie of the panel's session there and nowhere else. */
export function previewPrefix(status: PreviewStatus): string {
  return `/admin/preview/${status}`;
}

export const sessionCookie = 'strapi_admin_refresh';

/** GET `siteAddressPath?uid=…&documentId=…&locale=…` answers `{ address }`: where visitors see a published entry, or null. */
export const siteAddressPath = '/admin/site-address';
