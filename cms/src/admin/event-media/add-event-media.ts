import type { StrapiApp } from '@strapi/strapi/admin';
import { en, type TextKey } from '../translations/en';
import { EventMediaPanel } from './event-media-panel';
import { mediaAddressName } from './media-address-field';
import { showThumbnails } from './thumbnail-column';
import { addSidePanels } from '../side-panels';

const label = (id: TextKey) => ({ id, defaultMessage: en[id] });

/** Shows pictures and videos of events in the panel: in their form, in lists, and beside their event. */
export function addEventMedia(app: StrapiApp): void {
  app.customFields.register({
    name: mediaAddressName,
    type: 'text',
    intlLabel: label('media-address.name'),
    intlDescription: label('media-address.about'),
    components: {
      Input: async () => ({ default: (await import('./media-address-input')).MediaAddressInput }),
    },
  });
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', showThumbnails);
  addSidePanels(app, [EventMediaPanel]);
}
