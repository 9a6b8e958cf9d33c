import type { Core } from '@strapi/strapi';

/**
 * The field that holds the address of a picture or video, stored as the text it is. The panel shows it with a preview
 * and the Media Library to choose from: `src/admin/event-media/media-address-input.tsx`.
 */
export function registerMediaAddressField(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: 'media-address', type: 'text', inputSize: { default: 12, isResizable: false } });
}
