import type { Core } from '@strapi/strapi';

/**
 * A custom field for the URL of a picture or video, stored as text. The panel shows a preview and a Media Library
 * button: `src/admin/event-media/media-address-input.tsx`.
 */
export function registerMediaAddressField(strapi: Core.Strapi): void {
  strapi.customFields.register({ name: 'media-address', type: 'text', inputSize: { default: 12, isResizable: false } });
}
